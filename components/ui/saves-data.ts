/** Whether the visitor asked for less data (https://wicg.github.io/savedata/). */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
