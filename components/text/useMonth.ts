import { useIntl } from 'react-intl'

/** Formats months such as "2023-03" in the language of the page: "March 2023". */
export function useMonth() {
  const intl = useIntl()
  return (month: string) => intl.formatDate(`${month}-01`, { month: 'long', year: 'numeric' })
}
