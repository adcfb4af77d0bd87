import { ArrowDown } from 'lucide-react'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { Message } from '../../text/Message.tsx'
import { useText } from '../../text/useText.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './ScrollSteps.module.css'

type Props = {
  copy: SectionCopy<'title' | 'lead'>
  steps: readonly { title: string; text: string }[]
}

/** A box that scrolls can be reached with the keyboard. */
const keyboardStop = { tabIndex: 0 }

/** S-41: steps that scroll in their own box, which tells whether more follows. */
export function ScrollSteps({ copy, steps }: Props) {
  const text = useText()
  return (
    <Section
      opening="beside"
      title={<SectionText copy={copy} part="title" />}
      lead={<SectionText copy={copy} part="lead" />}
    >
      <div data-behaviour="at-bottom" data-start="near">
        <section aria-label={text('scroll-steps.region')} {...keyboardStop} className={css.box}>
          <ol>
            {steps.map(({ title, text: body }, at) => (
              <li key={title} className={css.step}>
                <span className={css.number} aria-hidden="true">
                  {at + 1}
                </span>
                <div className={css.text}>
                  <Heading size="h3">{title}</Heading>
                  <p>{body}</p>
                </div>
              </li>
            ))}
          </ol>
        </section>
        <div className={css.edge}>
          <p aria-hidden="true" className={css.more} data-hint hidden>
            <Message id="scroll-steps.more" />
            <ArrowDown strokeWidth={1.6} />
          </p>
          <p role="status" />
          <p data-end hidden>
            <Message id="scroll-steps.end" values={{ count: steps.length }} />
          </p>
        </div>
      </div>
    </Section>
  )
}
