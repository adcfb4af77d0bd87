import type { Examples } from '../../components/examples.ts'

const modules = import.meta.glob<{ examples: Examples }>('../../components/**/*.examples.tsx', {
  eager: true,
})

/** Examples of every section and widget by the name of its file: "Faq" for Faq.examples.tsx. */
export const allExamples: ReadonlyMap<string, Examples> = new Map(
  Object.entries(modules).map(([path, module]) => [
    path.split('/').at(-1)!.replace('.examples.tsx', ''),
    module.examples,
  ]),
)
