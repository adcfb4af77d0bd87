import { useId } from 'react'
import { type Copy, Words } from '../../text/Words.tsx'
import { T } from '../../text/T.tsx'
import { useHref } from '../../text/useHref.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import css from './NextStep.module.css'

/** The primary action at the end of a page that has no form of its own. */
export function NextStep({ copy }: { copy: Copy<'title' | 'text'> }) {
  const href = useHref()
  const id = useId()
  return (
    <Sheet labelledBy={id}>
      <div className={css.step}>
        <h2 className={css.title} id={id}>
          <Words copy={copy} part="title" />
        </h2>
        <p className={css.text}>
          <Words copy={copy} part="text" />
        </p>
        <ButtonLink href={href('get-in-touch')} arrow>
          <T id="common.action.get-in-touch" />
        </ButtonLink>
      </div>
    </Sheet>
  )
}
