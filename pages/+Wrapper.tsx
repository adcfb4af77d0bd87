import type { ReactNode } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { IslandBox, renderShared } from '../components/islands/IslandBox.server.tsx'
import { IslandBoxContext } from '../components/islands/island.tsx'
import { RenderSharedContext } from '../components/islands/shared-part.tsx'
import { IntlRoot } from '../components/text/IntlRoot.tsx'

/** Words that are edited or marked while the server runs must reach every page. */
const shared = import.meta.env.PROD && !__L10N_PREVIEW__ ? renderShared : undefined

export function Wrapper({ children }: { children: ReactNode }) {
  const { locale, messages } = usePageContext()
  return (
    <IntlRoot locale={locale} messages={messages}>
      <IslandBoxContext value={IslandBox}>
        <RenderSharedContext value={shared}>{children}</RenderSharedContext>
      </IslandBoxContext>
    </IntlRoot>
  )
}
