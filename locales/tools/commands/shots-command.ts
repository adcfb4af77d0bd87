/**
 * `shots [locale] [path…] [prefix…]`: a picture of every message in its place; the browser is loaded for it alone.
 * @returns the code with which the process ends
 */
export async function shotsCommand(args: readonly string[]): Promise<number> {
  const { runShots } = await import('../../../tests/shots/run-shots.ts')
  return runShots([...args])
}
