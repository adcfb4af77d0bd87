import { company } from '../../../content/company.ts'
import type { ErrorStatusKind } from '../../../server/contract/page-state.ts'
import { Notice } from '../../search/Notice.tsx'
import { SiteSearchForm } from '../../search/SiteSearchForm.tsx'
import { Message } from '../../text/Message.tsx'

/** Each is part of the ids of its messages; `refused` is a post without script that was rejected whole. */
export type ErrorKind = 'not-found' | 'refused' | ErrorStatusKind

type Props = {
  kind: ErrorKind
  /** Pages that an unknown address may have meant. */
  near?: readonly { title: string; path: string }[]
}

/** Unknown address, unreadable form, error of ours, maintenance or overload: what happened, and three ways onward (ER-14). */
export function ErrorNotice({ kind, near }: Props) {
  return (
    <Notice
      title={<Message id={`errors.${kind}.title`} />}
      text={<ErrorText kind={kind} />}
      near={near}
    >
      {kind === 'not-found' ? <SiteSearchForm label={<Message id="errors.search" />} /> : null}
    </Notice>
  )
}

function ErrorText({ kind }: { kind: ErrorKind }) {
  return kind === 'refused' ? (
    <Message id="errors.refused.text" values={{ email: company.email }} />
  ) : (
    <Message id={`errors.${kind}.text`} />
  )
}
