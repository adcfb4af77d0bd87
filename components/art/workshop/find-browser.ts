import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** Without a window it runs the same tests in 60 % of the time, so it comes first. */
const headlessShell = 'chromium-headless-shell'
const wholeBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const installLimit = 60_000

/**
 * Path of a Chromium: `CHROMIUM_PATH`, one on the path with the headless shell first, Playwright's own; else
 * it installs one with what the machine has (Playwright's installer, then apt as root).
 * @throws Error with one sentence that says what to do when none can be had
 */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): string {
  const wanted = env.CHROMIUM_PATH
  if (wanted) {
    if (existsSync(wanted)) return wanted
    throw new Error(`CHROMIUM_PATH names ${wanted}, which does not exist: correct or remove it.`)
  }
  return installed() ?? install() ?? fail()
}

/** Path of a Chromium that can do all that a visitor's can, such as keep pages for Back; nothing without one. */
export function findWholeBrowser(): string | undefined {
  return onPath(wholeBrowsers) ?? [chromium.executablePath()].find((path) => existsSync(path))
}

function installed(): string | undefined {
  return (
    onPath([headlessShell, ...wholeBrowsers]) ?? playwrightsOwn().find((path) => existsSync(path))
  )
}

function onPath(names: readonly string[]): string | undefined {
  for (const name of names) {
    const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' })
    if (status === 0) return stdout.trim()
  }
  return undefined
}

/** Where Playwright's installer puts its headless shell and its Chromium. */
function playwrightsOwn(): string[] {
  const whole = chromium.executablePath()
  const shell = whole
    .replace(/chromium-(\d+)/, 'chromium_headless_shell-$1')
    .replace(/chrome-(\w+)[\\/]chrome$/, 'chrome-headless-shell-$1/chrome-headless-shell')
  return [...new Set([shell, whole])]
}

function install(): string | undefined {
  const root = process.getuid?.() === 0
  const dependencies = root ? ['--with-deps'] : []
  run('npx', ['playwright', 'install', 'chromium', ...dependencies], installLimit)
  if (!installed() && root && run('apt-get', ['update'])) {
    const parameters = ['install', '-y', '--no-install-recommends']
    // Older releases of Debian have no headless shell of its own.
    if (!run('apt-get', [...parameters, headlessShell])) run('apt-get', [...parameters, 'chromium'])
  }
  return installed()
}

function run(command: string, parameters: string[], timeout?: number): boolean {
  console.info(`No Chromium found: ${command} ${parameters.join(' ')}`)
  return spawnSync(command, parameters, { stdio: 'inherit', timeout }).status === 0
}

function fail(): never {
  throw new Error(
    'The browser tests need a Chromium: install one (for example "apt-get install chromium") or set CHROMIUM_PATH to its program.',
  )
}
