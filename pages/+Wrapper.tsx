import type { ReactNode } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { IslandBox } from '../components/islands/IslandBox.server.tsx'
import { IslandBoxContext } from '../components/islands/island.tsx'
import { KeptPartContext } from '../components/shell/shared-part.tsx'
import { IntlRoot } from '../components/text/IntlRoot.tsx'
import { KeptPart } from './kept-parts.server.tsx'

/** Words that are edited or marked while the server runs must reach every page. */
const kept = import.meta.env.PROD && !__L10N_PREVIEW__ ? KeptPart : undefined

export function Wrapper({ children }: { children: ReactNode }) {
  const { locale, messages } = usePageContext()
  return (
    <IntlRoot locale={locale} messages={messages}>
      <IslandBoxContext value={IslandBox}>
        <KeptPartContext value={kept}>{children}</KeptPartContext>
      </IslandBoxContext>
    </IntlRoot>
  )
}
