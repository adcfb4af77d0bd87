import { existsSync } from 'node:fs'

/** `npm run requests`: plain JavaScript, so that it also runs where no development packages are. */
const built = new URL('../dist/server/requests.mjs', import.meta.url)
if (existsSync(built)) {
  await import(built.href)
} else {
  console.error('The commands are not built: run "npm run build" first.')
  process.exitCode = 1
}
