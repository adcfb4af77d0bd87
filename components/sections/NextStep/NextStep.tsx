import type { ReactNode } from 'react'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { Message } from '../../text/Message.tsx'
import { useHref } from '../../text/useHref.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'

type Props = {
  copy: SectionCopy<'title' | 'text'>
  /** A step to somewhere else than the contact form. */
  action?: { href: string; label: ReactNode }
  /** Where it interrupts the page instead of ending it. */
  tone?: 'buff'
}

/** One step that the page suggests: usually the primary action of a page that has no form of its own. */
export function NextStep({ copy, action, tone }: Props) {
  const href = useHref()
  const step = action ?? {
    href: href('get-in-touch'),
    label: <Message id="common.action.get-in-touch" />,
  }
  return (
    <Section
      opening="split"
      size="h2-small"
      space="tight"
      tone={tone}
      title={<SectionText copy={copy} part="title" />}
      lead={<SectionText copy={copy} part="text" />}
      actions={
        <ButtonLink href={step.href} arrow>
          {step.label}
        </ButtonLink>
      }
    />
  )
}
