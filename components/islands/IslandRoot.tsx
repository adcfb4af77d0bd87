import { type ReactNode, useEffect } from 'react'
import { IntlRoot, type Messages } from '../text/IntlRoot.tsx'
import { HeadingLevel } from '../ui/Heading.tsx'
import { useHydrated } from '../ui/useHydrated.ts'

type Props = {
  locale: string
  messages: Messages
  /** Level of the first heading. */
  level: number
  /** Called once the island answers in the browser. */
  onHydrated?: () => void
  children: ReactNode
}

/** What surrounds each island: the same on the server and in the browser, so that generated ids agree. */
export function IslandRoot({ locale, messages, level, onHydrated, children }: Props) {
  const hydrated = useHydrated()
  useEffect(() => {
    if (hydrated) onHydrated?.()
  }, [hydrated, onHydrated])
  return (
    <IntlRoot locale={locale} messages={messages}>
      <HeadingLevel level={level}>{children}</HeadingLevel>
    </IntlRoot>
  )
}
