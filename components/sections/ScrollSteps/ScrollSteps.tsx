import { ArrowDown } from 'lucide-react'
import { useRef } from 'react'
import { type Copy, Words } from '../../text/Words.tsx'
import { T } from '../../text/T.tsx'
import { useText } from '../../text/useText.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './ScrollSteps.module.css'
import { useAtBottom } from './useAtBottom.ts'

type Props = {
  copy: Copy<'title' | 'lead'>
  steps: readonly { title: string; text: string }[]
}

/** A box that scrolls can be reached with the keyboard. */
const keyboardStop = { tabIndex: 0 }

/** S-41: steps that scroll in their own box, which tells whether more follows. */
export function ScrollSteps({ copy, steps }: Props) {
  const box = useRef<HTMLElement>(null)
  const text = useText()
  const { atBottom, arrived } = useAtBottom(box)
  return (
    <Section
      opening="beside"
      title={<Words copy={copy} part="title" />}
      lead={<Words copy={copy} part="lead" />}
    >
      <div className={css.steps}>
        <section
          ref={box}
          aria-label={text('scroll-steps.region')}
          {...keyboardStop}
          className={css.box}
          data-at-bottom={atBottom}
        >
          <ol className={css.list}>
            {steps.map(({ title, text: words }, at) => (
              <li key={title} className={css.step}>
                <span className={css.number} aria-hidden="true">
                  {at + 1}
                </span>
                <div className={css.text}>
                  <Heading size="h3">{title}</Heading>
                  <p>{words}</p>
                </div>
              </li>
            ))}
          </ol>
        </section>
        <div className={css.edge}>
          {atBottom === false ? (
            <p aria-hidden="true" className={css.more}>
              <T id="scroll-steps.more" />
              <ArrowDown strokeWidth={1.6} />
            </p>
          ) : null}
          <p role="status">
            {arrived ? <T id="scroll-steps.end" values={{ count: steps.length }} /> : null}
          </p>
        </div>
      </div>
    </Section>
  )
}
