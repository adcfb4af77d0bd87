import { type ReactNode, useId } from 'react'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { Message } from '../../text/Message.tsx'
import { useHref } from '../../text/useHref.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import css from './NextStep.module.css'

type Props = {
  copy: SectionCopy<'title' | 'text'>
  /** A step to somewhere else than the contact form. */
  action?: { href: string; label: ReactNode }
}

/** One step that the page suggests: usually the primary action of a page that has no form of its own. */
export function NextStep({ copy, action }: Props) {
  const href = useHref()
  const id = useId()
  const step = action ?? {
    href: href('get-in-touch'),
    label: <Message id="common.action.get-in-touch" />,
  }
  return (
    <Panel labelledBy={id} space="tight">
      <div className={css.step}>
        <h2 className={css.title} id={id}>
          <SectionText copy={copy} part="title" />
        </h2>
        <p className={css.text}>
          <SectionText copy={copy} part="text" />
        </p>
        <ButtonLink href={step.href} arrow>
          {step.label}
        </ButtonLink>
      </div>
    </Panel>
  )
}
