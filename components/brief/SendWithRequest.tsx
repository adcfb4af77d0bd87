import { type BriefLine, type BriefPart, briefQuery } from '../../server/contract/brief.ts'
import { partKey, writtenPart } from '../questionnaire/kept-parts.ts'
import { Message } from '../text/Message.tsx'
import { useHref } from '../text/useHref.ts'
import { ButtonLink } from '../ui/Button.tsx'
import css from './SendWithRequest.module.css'

type Props = {
  part: BriefPart
  /** The query of the page that shows the part, without a question mark. */
  query: string
  /** What the part says; its first line stands for the whole of it above forms. */
  lines: readonly BriefLine[]
}

/**
 * Leads from a page that works something out to the contact form, which takes the answer along, or to the list of all
 * that was collected. The script of every
 * page keeps it in the browser and leads on without it (`components/page-script/listen-to-links.ts`); without a script,
 * or where storage is blocked, the address carries it.
 */
export function SendWithRequest({ part, query, lines }: Props) {
  const href = useHref()
  const leads = (path: string) =>
    ({
      href: `${path}?${briefQuery({ [part]: query })}`,
      rel: 'nofollow',
      'data-answer-key': partKey(part),
      'data-topic': writtenPart({ query, lines }),
      'data-in-address': '',
    }) as const
  return (
    <div className={css.ways} data-print="hide">
      <ButtonLink {...leads(href('contact-us'))} arrow>
        <Message id="common.action.send-with-request" />
      </ButtonLink>
      <a {...leads(href('my-brief'))}>
        <Message id="common.action.add-to-brief" />
      </a>
    </div>
  )
}
