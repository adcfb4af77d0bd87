import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { useHref } from '../../text/useHref.ts'
import { useText } from '../../text/useText.ts'
import { type CooperationModel, ModelCards } from '../../ui/models/ModelCards.tsx'
import { Section } from '../../ui/Section.tsx'
import { Legend, TeamShape } from './TeamShape.tsx'

type Props = { copy: SectionCopy<'title' | 'lead'>; models: readonly CooperationModel[] }

/**
 * S-16: ways of working together, each with a drawing of whose people are where and who steers. Every card is readable
 * without selection; a model without `redirect` leads to the contact page.
 */
export function CooperationModels({ copy, models }: Props) {
  const text = useText()
  const href = useHref()
  return (
    <Section
      opening="split"
      title={<SectionText copy={copy} part="title" />}
      lead={<SectionText copy={copy} part="lead" />}
      actions={models.some(({ shape }) => shape) ? <Legend /> : undefined}
    >
      <ModelCards
        models={models}
        label={text('cooperation-models.choice')}
        fallback={href('get-in-touch')}
        shapeOf={(name) => <TeamShape name={name} />}
      />
    </Section>
  )
}
