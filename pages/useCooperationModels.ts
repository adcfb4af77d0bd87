import { useText } from '../components/text/useText.ts'
import { useResultPaths } from '../components/questionnaire/result-paths.ts'
import type { CooperationModel } from '../components/ui/models/ModelCards.tsx'
import type { modelsOf } from '../content/page-sections.ts'
import type { Model } from '../content/taxonomy.ts'

type Options = {
  /** The model that stands out. */
  selected?: Model
  /** The model whose page this is: its button leads to the form below. */
  own?: Model
}

/** The three ways of working together with their buttons, as S-16 shows them; the one that stands out is the first. */
export function useCooperationModels(
  models: ReturnType<typeof modelsOf>,
  { selected, own }: Options = {},
): CooperationModel[] {
  const text = useText()
  const paths = useResultPaths()
  const first = own ?? selected
  const ordered = models.toSorted((a, b) => Number(b.id === first) - Number(a.id === first))
  return ordered.map(({ id, title, points }) => ({
    title,
    points,
    shape: `shape-${id}`,
    isSelected: id === first,
    buttonText: text(`cooperation-models.button.${id === own ? 'own' : id}`),
    redirect: id === own ? '#request' : paths.model(id),
  }))
}
