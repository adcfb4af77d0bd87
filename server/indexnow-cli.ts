import { buildFolder } from '../content/build-folder.server.ts'
import { announceChanges } from './crawlers/announce-changes.ts'
import { refuseForeignBuild } from './settings/settings-error.ts'
import { readSettings } from './settings/settings.ts'

/** `npm run indexnow`: tells search engines of changed pages, built as `dist/server/indexnow.mjs`. */
try {
  const settings = readSettings(process.env, [])
  refuseForeignBuild(settings.siteUrl, __SITE_URL__)
  const count = await announceChanges(settings, buildFolder!)
  console.info(`Announced ${count} changed addresses`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
