import { useId } from 'react'
import type { CopyFor } from '../../../locales/copy-for.ts'
import { T } from '../../text/T.tsx'
import { useHref } from '../../text/useHref.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import css from './NextStep.module.css'

/** The primary action at the end of a page that has no form of its own. */
export function NextStep({ copy }: { copy: CopyFor<'title' | 'text'> }) {
  const href = useHref()
  const id = useId()
  return (
    <Sheet labelledBy={id}>
      <div className={css.step}>
        <h2 className={css.title} id={id}>
          <T id={`${copy}.title`} />
        </h2>
        <p className={css.text}>
          <T id={`${copy}.text`} />
        </p>
        <ButtonLink href={href('contact-us')} arrow>
          <T id="common.action.get-in-touch" />
        </ButtonLink>
      </div>
    </Sheet>
  )
}
