import type Driver from 'better-sqlite3'

/**
 * better-sqlite3 as the running Node can load it. From 13 on it is built on Node-API and ends with
 * SIGSEGV on Node 20; 12 ends with SIGABRT on Node 24 as soon as a statement is collected
 * (.github/decisions/0002-versions.md).
 */
export const SqliteDatabase: typeof Driver = await loadDriver(process.versions.node)

/**
 * @param node the version of the running Node, as in `process.versions.node`
 * @throws Error when the package for this Node was not installed
 */
async function loadDriver(node: string): Promise<typeof Driver> {
  try {
    const driver = isNode20(node)
      ? await import('better-sqlite3-node20')
      : await import('better-sqlite3')
    return driver.default
  } catch (error) {
    throw new Error(
      `SQLite could not be loaded on Node ${node}: run "npm ci" with this Node and without --omit=optional.`,
      { cause: error },
    )
  }
}

function isNode20(node: string): boolean {
  return node.startsWith('20.')
}
