import { useId } from 'react'
import type { TitledPart } from '../../../content/schema.ts'
import type { CopyFor } from '../../../locales/copy-for.ts'
import { T } from '../../text/T.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import css from './Challenges.module.css'

type Props = { copy: CopyFor<'title'>; intro: string; parts: readonly TitledPart[] }

/** S-47: what was hard, each with its own short text, beside the heading. */
export function Challenges({ copy, intro, parts }: Props) {
  const id = useId()
  return (
    <Sheet labelledBy={id}>
      <div className={css.block}>
        <div className={css.head}>
          <h2 id={id}>
            <T id={`${copy}.title`} />
          </h2>
          <Prose html={intro} />
        </div>
        <ul className={css.parts}>
          {parts.map(({ title, html }) => (
            <li key={title}>
              <h3>{title}</h3>
              <Prose html={html} />
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  )
}
