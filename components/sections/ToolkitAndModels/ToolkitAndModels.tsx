import type { ReactNode } from 'react'
import { type SectionCopy, useSectionText, SectionText } from '../../text/SectionText.tsx'
import { Message } from '../../text/Message.tsx'
import { useHref } from '../../text/useHref.ts'
import { useText } from '../../text/useText.ts'
import { Deeper, Heading } from '../../ui/Heading.tsx'
import { type CooperationModel, ModelCards } from '../../ui/models/ModelCards.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './ToolkitAndModels.module.css'

export type ToolkitItem = { title: string; icon: ReactNode; text: string }

type Props = {
  copy: SectionCopy<'title' | 'lead'>
  toolkit: readonly ToolkitItem[]
  models: readonly CooperationModel[]
  /** Words over the models, in place of the usual small heading. */
  modelsCopy?: SectionCopy<'title' | 'lead'>
}

/** S-37: what a hired engineer brings, over the ways of hiring one. */
export function ToolkitAndModels({ copy, toolkit, models, modelsCopy }: Props) {
  const text = useText()
  const textOf = useSectionText()
  const href = useHref()
  return (
    <Section
      opening="split"
      title={<SectionText copy={copy} part="title" />}
      lead={<SectionText copy={copy} part="lead" />}
    >
      <div className={css.parts}>
        <div className={css.part}>
          <Heading size="quiet">
            <Message id="toolkit-and-models.toolkit" />
          </Heading>
          <dl className={css.toolkit}>
            {toolkit.map(({ title, icon, text: body }) => (
              <div key={title}>
                <dt>
                  {icon}
                  {title}
                </dt>
                <dd>{body}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className={css.part}>
          <Heading size="quiet">
            {modelsCopy ? (
              <SectionText copy={modelsCopy} part="title" />
            ) : (
              <Message id="toolkit-and-models.models" />
            )}
          </Heading>
          {modelsCopy ? (
            <p className={css.lead}>
              <SectionText copy={modelsCopy} part="lead" />
            </p>
          ) : null}
          <Deeper>
            <ModelCards
              models={models}
              label={modelsCopy ? textOf(modelsCopy, 'title') : text('toolkit-and-models.models')}
              fallback={href('get-in-touch')}
            />
          </Deeper>
        </div>
      </div>
    </Section>
  )
}
