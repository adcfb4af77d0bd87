import { Message } from '../../text/Message.tsx'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { CardTable } from '../../ui/CardTable.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { Section } from '../../ui/Section.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './BeforeAfter.module.css'

type Row = { topic: string; before: string; after: string }

type Props = {
  copy: SectionCopy<'title' | 'caption'>
  /** Finished HTML next to the title; without it the caption is there. */
  intro?: string
  rows: readonly Row[]
  /** What the work did not change, in a few words. */
  unchanged?: string
}

/** S-26: what was measured before and after; 'after' stands out. */
export function BeforeAfter({ copy, intro, rows, unchanged }: Props) {
  return (
    <Section
      opening="split"
      size="h2-small"
      title={<SectionText copy={copy} part="title" />}
      lead={
        intro ? (
          <div className={css.intro}>
            <Prose html={intro} />
          </div>
        ) : (
          <SectionText copy={copy} part="caption" />
        )
      }
    >
      <CardTable
        caption={
          intro ? (
            <SectionText copy={copy} part="caption" />
          ) : (
            <VisuallyHidden>
              <SectionText copy={copy} part="title" />
            </VisuallyHidden>
          )
        }
        columns={[
          <Message key="topic" id={intro ? 'stories.result.topic' : 'stories.result.change'} />,
          <Message key="before" id="stories.result.before" />,
          <Message key="after" id="stories.result.after" />,
        ]}
        emphasis={1}
        rows={rows.map(({ topic, before, after }) => ({
          id: topic,
          header: topic,
          cells: [before, after],
        }))}
      />
      {unchanged ? (
        <div className={css.unchanged}>
          <FactList
            facts={[
              {
                id: 'unchanged',
                name: <Message id="stories.facts.unchanged" />,
                value: unchanged,
              },
            ]}
          />
        </div>
      ) : null}
    </Section>
  )
}
