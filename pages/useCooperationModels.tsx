import { useResultPaths } from '../components/questionnaire/recommend.ts'
import {
  MinimumTerm,
  ModelStart,
  TermCondition,
} from '../components/sections/FirstScreen/useSellingFacts.tsx'
import { Message } from '../components/text/Message.tsx'
import { SampleMark } from '../components/text/SampleMark.tsx'
import { useText } from '../components/text/useText.ts'
import type { CooperationModel } from '../components/ui/models/ModelCards.tsx'
import { terms } from '../content/facts/terms.ts'
import type { modelsOf } from '../content/page-sections.ts'
import type { Model } from '../content/taxonomy.ts'

type Options = {
  /** The model that stands out. */
  selected?: Model
  /** The model whose page this is: its button leads to the form below. */
  own?: Model
  /** Only who leads, what it begins with and what is paid for: the model's page tells terms and what is included. */
  brief?: boolean
}

/** The three ways of working together with their buttons, as S-16 shows them; the one that stands out is the first. */
export function useCooperationModels(
  models: ReturnType<typeof modelsOf>,
  { selected, own, brief }: Options = {},
): CooperationModel[] {
  const text = useText()
  const paths = useResultPaths()
  const first = own ?? selected
  const ordered = models.toSorted((a, b) => Number(b.id === first) - Number(a.id === first))
  return ordered.map(({ id, title, points: [fit, manages, start, ...points] }) => ({
    title,
    points: [
      fit!,
      manages!,
      start!,
      ...(brief ? points.slice(0, 1) : [...termsOf(id, text), ...points]),
    ],
    shape: `shape-${id}`,
    isSelected: id === first,
    buttonText: text(`cooperation-models.button.${id === own ? 'own' : id}`),
    redirect: id === own ? '#request' : paths.model(id),
  }))
}

/** Start, shortest term and notice of a model. */
function termsOf(id: Model, text: ReturnType<typeof useText>): CooperationModel['points'] {
  const { sample } = terms
  return [
    {
      title: text('cooperation-models.begins'),
      mark: <SampleMark sample={sample} />,
      description: <ModelStart model={id} />,
      note: id === 'extend' ? <Message id="first-screen.start.extend-condition" /> : undefined,
    },
    {
      title: text('first-screen.term'),
      mark: <SampleMark sample={sample} />,
      description: <MinimumTerm model={id} />,
      note: <TermCondition model={id} />,
    },
  ]
}
