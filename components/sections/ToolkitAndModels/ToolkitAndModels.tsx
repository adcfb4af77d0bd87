import type { ReactNode } from 'react'
import { type SectionCopy, useSectionText, SectionText } from '../../text/SectionText.tsx'
import { useHref } from '../../text/useHref.ts'
import { type CooperationModel, ModelCards } from '../../ui/models/ModelCards.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './ToolkitAndModels.module.css'

export type ToolkitItem = { title: string; icon: ReactNode; text: string }

type ToolkitProps = { copy: SectionCopy<'title' | 'lead'>; items: readonly ToolkitItem[] }

/** S-37, one half: what a hired engineer brings, or what comes with one. */
export function Toolkit({ copy, items }: ToolkitProps) {
  return (
    <Section
      opening="split"
      size="h2-small"
      title={<SectionText copy={copy} part="title" />}
      lead={<SectionText copy={copy} part="lead" />}
    >
      <dl className={css.toolkit}>
        {items.map(({ title, icon, text }) => (
          <div key={title}>
            <dt>
              {icon}
              {title}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

type HiringModelsProps = {
  copy: SectionCopy<'title' | 'lead'>
  models: readonly CooperationModel[]
  /** A link to all that can be compared. */
  action?: ReactNode
}

/** S-37, the other half: the ways of hiring an engineer. */
export function HiringModels({ copy, models, action }: HiringModelsProps) {
  const textOf = useSectionText()
  const href = useHref()
  return (
    <Section
      opening="split"
      title={<SectionText copy={copy} part="title" />}
      lead={<SectionText copy={copy} part="lead" />}
      actions={action}
    >
      <ModelCards models={models} label={textOf(copy, 'title')} fallback={href('get-in-touch')} />
    </Section>
  )
}
