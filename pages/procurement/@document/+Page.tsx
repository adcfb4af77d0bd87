import { useData } from 'vike-react/useData'
import { PrintButton } from '../../../components/page-actions/PageActions.tsx'
import { DocumentSheet } from '../../../components/sections/LegalText/LegalText.tsx'
import { NextStep } from '../../../components/sections/NextStep/NextStep.tsx'
import { Message } from '../../../components/text/Message.tsx'
import type { Data } from './+data.ts'

export function Page() {
  const { page, filledIn, markdown, all } = useData<Data>()
  return (
    <>
      <DocumentSheet
        page={page}
        actions={
          <>
            <a href={all}>
              <Message id="procurement.documents.back" />
            </a>
            {markdown ? (
              <a href={markdown} type="text/markdown">
                <Message id="procurement.documents.markdown" />
              </a>
            ) : null}
            {filledIn ? (
              <a href={filledIn.path}>
                <Message id="procurement.documents.filled-in" values={{ title: filledIn.title }} />
              </a>
            ) : null}
            <PrintButton />
          </>
        }
      />
      <NextStep copy="procurement.ask" />
    </>
  )
}
