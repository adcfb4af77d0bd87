type Load = () => Promise<Record<string, unknown>>

const files: Record<string, Load> = {
  ...import.meta.glob<Record<string, unknown>>('../**/*.island.tsx'),
  ...import.meta.glob<Record<string, unknown>>('../**/*.behaviour.ts'),
}

/** Loads of all islands and behaviours of the site, by name: that of their file without its ending. */
export const partFiles: ReadonlyMap<string, Load> = new Map(
  Object.entries(files).map(([path, load]) => [/([^/]+)\.\w+\.tsx?$/.exec(path)![1]!, load]),
)
