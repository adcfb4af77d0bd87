import type { ReactNode } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { IslandBox } from '../components/islands/IslandBox.server.tsx'
import { IslandBoxContext } from '../components/islands/island.tsx'
import { SharedHtmlContext } from '../components/shell/shared-part.tsx'
import { IntlRoot } from '../components/text/IntlRoot.tsx'
import { SharedHtml } from './shared-html.server.tsx'

/** Words that are edited or marked while the server runs must reach every page. */
const sharesHtml = import.meta.env.PROD && !__L10N_PREVIEW__

export function Wrapper({ children }: { children: ReactNode }) {
  const { locale, messages } = usePageContext()
  return (
    <IntlRoot locale={locale} messages={messages}>
      <IslandBoxContext value={IslandBox}>
        <SharedHtmlContext value={sharesHtml ? SharedHtml : undefined}>
          {children}
        </SharedHtmlContext>
      </IslandBoxContext>
    </IntlRoot>
  )
}
