import vikeReact from 'vike-react/config'
import type { Config } from 'vike/types'

/** Pages exist on the server alone: what a browser gets is HTML and the script of `+client.ts`. */
const onServer = { server: true, client: false } as const

export const config = {
  extends: [vikeReact],
  clientRouting: false,
  injectScriptsAt: 'HTML_BEGIN',
  meta: {
    Page: { env: onServer },
    Layout: { env: onServer, cumulative: true },
    Wrapper: { env: onServer, cumulative: true },
    title: { env: onServer },
    description: { env: onServer },
    lang: { env: onServer },
  },
} satisfies Config
