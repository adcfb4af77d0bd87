import { useData } from 'vike-react/useData'
import { PrintButton } from '../../../components/page-actions/PrintButton.tsx'
import { ContractTerms } from '../../../components/sections/ContractTerms/ContractTerms.tsx'
import { DocumentList } from '../../../components/sections/DocumentList/DocumentList.tsx'
import { ExplainingPlate } from '../../../components/sections/ExplainingPlate/ExplainingPlate.tsx'
import { NextStep } from '../../../components/sections/NextStep/NextStep.tsx'
import { AnswerRoom } from '../../../components/sections/AnswerRoom/AnswerRoom.tsx'
import { ProcurementOpening } from '../../../components/sections/ProcurementOpening/ProcurementOpening.tsx'
import type { Data } from './+data.ts'

export function Page() {
  const { hero, room, groups, page, file, terms, documents } = useData<Data>()
  const answers = (
    <AnswerRoom
      {...{ room, groups, page, file }}
      actions={room.selectedOnly ? <PrintButton /> : null}
    />
  )
  // What is printed, or sent as a link, is the selection alone.
  if (room.selectedOnly) return answers
  return (
    <>
      <ProcurementOpening copy={hero} />
      {answers}
      <ContractTerms copy={terms} picture={<ExplainingPlate id="contract-engagement" />} />
      <DocumentList copy={documents} documents={documents.list} file={file} />
      <NextStep copy="procurement.next" />
    </>
  )
}
