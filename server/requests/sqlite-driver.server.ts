import type Driver from 'better-sqlite3'
import { codeOf } from '../error-code.ts'
import { SettingFault } from '../settings/setting-fault.ts'

/**
 * better-sqlite3 as the running Node can load it. From 13 on it is built on Node-API and ends with
 * SIGSEGV on Node 20; 12 ends with SIGABRT on Node 24 as soon as a statement is collected
 * (.github/decisions/0002-versions.md).
 */
export const SqliteDatabase: typeof Driver = await loadDriver(process.versions.node)

/**
 * @param node the version of the running Node, as in `process.versions.node`
 * @throws SettingFault when the driver for this Node is not there, or was not compiled
 */
async function loadDriver(node: string): Promise<typeof Driver> {
  const name = isNode20(node) ? 'better-sqlite3-node20' : 'better-sqlite3'
  try {
    const driver = isNode20(node)
      ? await import('better-sqlite3-node20')
      : await import('better-sqlite3')
    // Its compiled part is loaded with the first database only.
    new driver.default(':memory:').close()
    return driver.default
  } catch (error) {
    throw new SettingFault(
      `SQLite could not be loaded on Node ${node} (${codeOf(error)}): run "npm ci" with this Node and without --omit=optional; after an install without scripts approve that of ${name} or run "npm rebuild ${name}", which may compile for about a minute and then needs python3, make and a C++ compiler; or set DATABASE_URL.`,
    )
  }
}

function isNode20(node: string): boolean {
  return node.startsWith('20.')
}
