import type { ListedSample } from '../../../content/work-sample.ts'
import { Message } from '../../text/Message.tsx'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { useHref } from '../../text/useHref.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import { SwipeRow } from '../../ui/SwipeRow.tsx'
import { SampleSheet } from '../../work-samples/SampleSheet.tsx'
import css from './WorkSampleTeaser.module.css'

type Props = { copy: SectionCopy<'title' | 'lead'>; samples: readonly ListedSample[] }

/** A few documents that can be read before anything is signed, and the way to all of them. */
export function WorkSampleTeaser({ copy, samples }: Props) {
  const href = useHref()
  return (
    <Section
      tone="water"
      opening="split"
      title={<SectionText copy={copy} part="title" />}
      lead={<SectionText copy={copy} part="lead" />}
      actions={
        <ButtonLink href={href('work-samples')} variant="outline">
          <Message id="work-samples.others.all" />
        </ButtonLink>
      }
    >
      <SwipeRow className={css.sheets} swiped="stacked">
        {samples.map((sample) => (
          <li key={sample.slug}>
            <SampleSheet sample={sample} />
          </li>
        ))}
      </SwipeRow>
    </Section>
  )
}
