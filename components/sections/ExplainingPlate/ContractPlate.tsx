import { terms } from '../../../content/facts/terms.ts'
import { contractPlate } from '../../art/plates/contract-plate.ts'
import type { Say } from '../../art/plates/plate-kit.ts'
import { useText } from '../../text/useText.ts'
import { ExplainingPlate } from './ExplainingPlate.tsx'

/** The contract for one engineer from the first day to the last, with its terms in figures. */
export function ContractPlate() {
  const text = useText()
  const caption = {
    title: text('plates.contract-engagement.title'),
    note: text('plates.contract-engagement.note'),
  }
  return (
    <ExplainingPlate plate={contractPlate(text as Say)} caption={caption} sample={terms.sample} />
  )
}
