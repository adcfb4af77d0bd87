import vikeReact from 'vike-react/config'
import type { Config } from 'vike/types'
import type { HydrateOn } from '../components/early/hydrate-on.ts'

declare global {
  namespace Vike {
    interface Config {
      /** When React starts on a page. */
      hydrateOn?: HydrateOn
    }
    interface ConfigResolved {
      hydrateOn: HydrateOn
    }
  }
}

export const config = {
  extends: [vikeReact],
  meta: { hydrateOn: { env: { server: true } } },
  hydrateOn: 'interaction',
  passToClient: [
    'locale',
    'messages',
    'menu',
    'pageLocales',
    'offeredLocales',
    'formState',
    'shownPath',
    'newsletterState',
    'receipt',
    'refused',
    'failed',
  ],
} satisfies Config
