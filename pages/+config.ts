import vikeReact from 'vike-react/config'
import type { Config } from 'vike/types'

export const config = {
  extends: [vikeReact],
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
