type Load = () => Promise<Record<string, unknown>>

const files: Record<string, Load> = {
  ...import.meta.glob<Record<string, unknown>>('../**/*.island.tsx'),
  ...import.meta.glob<Record<string, unknown>>('../**/*.behaviour.ts'),
}

/** Loads of all islands and behaviours of the site, by name: that of their file without its ending. */
export const partFiles: ReadonlyMap<string, Load> = new Map(
  Object.entries(files).map(([path, load]) => [partName(path), load]),
)

/** "Tabs" of "../ui/Tabs.island.tsx". */
function partName(path: string): string {
  return /([^/]+)\.(?:island|behaviour)\.tsx?$/.exec(path)![1]!
}
