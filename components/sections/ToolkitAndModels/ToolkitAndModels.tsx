import type { ReactNode } from 'react'
import { type Copy, useWords, Words } from '../../text/Words.tsx'
import { T } from '../../text/T.tsx'
import { useHref } from '../../text/useHref.ts'
import { useText } from '../../text/useText.ts'
import { Deeper, Heading } from '../../ui/Heading.tsx'
import { type CooperationModel, ModelCards } from '../../ui/models/ModelCards.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './ToolkitAndModels.module.css'

export type ToolkitItem = { title: string; icon: ReactNode; text: string }

type Props = {
  copy: Copy<'title' | 'lead'>
  toolkit: readonly ToolkitItem[]
  models: readonly CooperationModel[]
  /** Words over the models, in place of the usual small heading. */
  modelsCopy?: Copy<'title' | 'lead'>
}

/** S-37: what a hired engineer brings, beside the ways of hiring one. */
export function ToolkitAndModels({ copy, toolkit, models, modelsCopy }: Props) {
  const text = useText()
  const wordsOf = useWords()
  const href = useHref()
  return (
    <Section
      opening="split"
      title={<Words copy={copy} part="title" />}
      lead={<Words copy={copy} part="lead" />}
    >
      <div className={css.halves}>
        <div className={css.half}>
          <Heading size="quiet">
            <T id="toolkit-and-models.toolkit" />
          </Heading>
          <dl className={css.toolkit}>
            {toolkit.map(({ title, icon, text: words }) => (
              <div key={title}>
                <dt>
                  {icon}
                  {title}
                </dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className={css.half}>
          <Heading size="quiet">
            {modelsCopy ? (
              <Words copy={modelsCopy} part="title" />
            ) : (
              <T id="toolkit-and-models.models" />
            )}
          </Heading>
          {modelsCopy ? (
            <p className={css.lead}>
              <Words copy={modelsCopy} part="lead" />
            </p>
          ) : null}
          <Deeper>
            <ModelCards
              models={models}
              label={modelsCopy ? wordsOf(modelsCopy, 'title') : text('toolkit-and-models.models')}
              fallback={href('get-in-touch')}
              arrangement="compact"
            />
          </Deeper>
        </div>
      </div>
    </Section>
  )
}
