import type { ReactNode } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { IslandBox, keepShared } from '../components/islands/IslandBox.server.tsx'
import { IslandBoxContext } from '../components/islands/island.tsx'
import { KeepSharedContext } from '../components/islands/shared-part.tsx'
import { IntlRoot } from '../components/text/IntlRoot.tsx'

/** Words that are edited or marked while the server runs must reach every page. */
const shared = import.meta.env.PROD && !__L10N_PREVIEW__ ? keepShared : undefined

export function Wrapper({ children }: { children: ReactNode }) {
  const { locale, messages } = usePageContext()
  return (
    <IntlRoot locale={locale} messages={messages}>
      <IslandBoxContext value={IslandBox}>
        <KeepSharedContext value={shared}>{children}</KeepSharedContext>
      </IslandBoxContext>
    </IntlRoot>
  )
}
