import { company } from '../../../content/company.ts'
import { themeColors } from '../theme-colors.ts'

/** The web manifest: name and colours for a bookmark on a home screen. The site stays in the browser. */
export const manifest = {
  name: company.name,
  short_name: company.name,
  start_url: '/',
  display: 'browser',
  theme_color: themeColors.day,
  background_color: themeColors.day,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
} as const
