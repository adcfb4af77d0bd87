import { type ReactNode, useId } from 'react'
import { type Copy, Words } from '../../text/Words.tsx'
import { T } from '../../text/T.tsx'
import { useHref } from '../../text/useHref.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import css from './NextStep.module.css'

type Props = {
  copy: Copy<'title' | 'text'>
  /** A step to somewhere else than the contact form. */
  action?: { href: string; label: ReactNode }
}

/** One step that the page suggests: usually the primary action of a page that has no form of its own. */
export function NextStep({ copy, action }: Props) {
  const href = useHref()
  const id = useId()
  const step = action ?? {
    href: href('get-in-touch'),
    label: <T id="common.action.get-in-touch" />,
  }
  return (
    <Sheet labelledBy={id}>
      <div className={css.step}>
        <h2 className={css.title} id={id}>
          <Words copy={copy} part="title" />
        </h2>
        <p className={css.text}>
          <Words copy={copy} part="text" />
        </p>
        <ButtonLink href={step.href} arrow>
          {step.label}
        </ButtonLink>
      </div>
    </Sheet>
  )
}
