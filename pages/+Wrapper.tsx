import type { ReactNode } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { IslandBox } from '../components/islands/IslandBox.server.tsx'
import { IslandBoxContext } from '../components/islands/island.tsx'
import { IntlRoot } from '../components/text/IntlRoot.tsx'

export function Wrapper({ children }: { children: ReactNode }) {
  const { locale, messages } = usePageContext()
  return (
    <IntlRoot locale={locale} messages={messages}>
      <IslandBoxContext value={IslandBox}>{children}</IslandBoxContext>
    </IntlRoot>
  )
}
