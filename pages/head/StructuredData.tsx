import type { Graph } from 'schema-dts'

/** The page's graph as a data block. */
export function StructuredData({ graph }: { graph: Graph }) {
  // A "<" could end the block.
  const json = JSON.stringify(graph).replaceAll('<', String.raw`\u003c`)
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
