import { useData } from 'vike-react/useData'
import { SendWithRequest, PageActions } from '../../../components/page-actions/PageActions.tsx'
import { AnswerRoom } from '../../../components/sections/AnswerRoom/AnswerRoom.tsx'
import { DocumentList } from '../../../components/sections/DocumentList/DocumentList.tsx'
import { ContractPlate } from '../../../components/sections/ExplainingPlate/ExplainingPlate.tsx'
import { NextStep } from '../../../components/sections/NextStep/NextStep.tsx'
import { PlainTerms } from '../../../components/sections/PlainTerms/PlainTerms.tsx'
import { ProcurementOpening } from '../../../components/sections/ProcurementOpening/ProcurementOpening.tsx'
import { usePartWriter } from '../../../components/text/locale-formats.ts'
import { HeadingLevel } from '../../../components/ui/Heading.tsx'
import { questionsQuery } from '../../../content/procurement.ts'
import { questionLines } from '../../../content/brief.ts'
import type { Data } from './+data.ts'

export function Page() {
  const { hero, room, groups, page, file, terms, clauses, documents } = useData<Data>()
  const write = usePartWriter()
  const selection = questionsQuery(room.selected)
  const answers = (
    <AnswerRoom
      {...{ room, groups, page, file }}
      actions={
        room.selectedOnly ? (
          <PageActions path={`${page}?show=selected&${selection}`}>
            <SendWithRequest
              part="questions"
              query={selection}
              lines={questionLines(selection, groups, write)}
            />
          </PageActions>
        ) : null
      }
    />
  )
  // What is printed, or sent as a link, is the selection alone.
  if (room.selectedOnly) return <HeadingLevel level={1}>{answers}</HeadingLevel>
  return (
    <>
      <ProcurementOpening copy={hero} />
      {answers}
      <PlainTerms copy={terms} clauses={clauses} picture={<ContractPlate />} />
      <DocumentList copy={documents} documents={documents.list} file={file} />
      <NextStep copy="procurement.next" />
    </>
  )
}
