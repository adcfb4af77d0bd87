import { useIntl } from 'react-intl'

/** Joins names in the language of the page: "Warsaw, Kraków and Gdańsk". */
export function useList() {
  const intl = useIntl()
  return (names: readonly string[]) => intl.formatList(names)
}
