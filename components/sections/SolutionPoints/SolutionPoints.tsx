import { useId } from 'react'
import type { TitledPart } from '../../../content/schema.ts'
import type { CopyFor } from '../../../locales/copy-for.ts'
import { T } from '../../text/T.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import css from './SolutionPoints.module.css'

type Props = { copy: CopyFor<'title'>; intro: string; parts: readonly TitledPart[] }

/** The decisions of a solution, numbered, on a night sheet. */
export function SolutionPoints({ copy, intro, parts }: Props) {
  const id = useId()
  return (
    <Sheet tone="night" neatline labelledBy={id}>
      <div className={css.head}>
        <h2 id={id}>
          <T id={`${copy}.title`} />
        </h2>
        <Prose html={intro} />
      </div>
      <ol className={css.points}>
        {parts.map(({ title, html }) => (
          <li key={title}>
            <h3>{title}</h3>
            <Prose html={html} />
          </li>
        ))}
      </ol>
    </Sheet>
  )
}
