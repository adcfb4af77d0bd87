import type { ReactNode } from 'react'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { SampleMark } from '../../text/SampleMark.tsx'
import { Accordion } from '../../ui/Accordion.tsx'
import type { PanelProps } from '../../ui/Panel.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { Section } from '../../ui/Section.tsx'

/** A question with its finished answer; `id` is the fragment that opens it. */
export type Question = {
  id: string
  question: string
  answer: string
  /** Whether the answer names something invented. */
  sample?: boolean
  /** In the page, but not shown, since a search did not find it. */
  hidden?: boolean
}

type Props = {
  copy: SectionCopy<'title' | 'lead'>
  questions: readonly Question[]
  /** Fragment of the section. */
  fragment?: string
  /** A link that belongs to all of them. */
  action?: ReactNode
  /** Ground of the section, which parts it from others of its kind. */
  tone?: PanelProps['tone']
}

/** S-19: questions, one open at a time; hidden while all of them are. */
export function Faq({ copy, questions, fragment, action, tone }: Props) {
  return (
    <Section
      id={fragment}
      hidden={questions.every(({ hidden }) => hidden)}
      tone={tone}
      opening="beside"
      title={<SectionText copy={copy} part="title" />}
      lead={<SectionText copy={copy} part="lead" />}
      actions={action}
    >
      <Accordion
        items={questions.map(({ id, question, answer, sample, hidden }) => ({
          id,
          title: sample ? (
            <>
              {question} <SampleMark sample />
            </>
          ) : (
            question
          ),
          content: <Prose html={answer} />,
          hidden,
        }))}
      />
    </Section>
  )
}
