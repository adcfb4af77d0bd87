import { type BriefPart, briefQuery, type KeptPart } from '../../server/contract/brief.ts'
import { partKey, writtenPart } from '../questionnaire/kept-parts.ts'
import { Message } from '../text/Message.tsx'
import { useHref } from '../text/useHref.ts'
import { ButtonLink } from '../ui/Button.tsx'
import css from './SendWithRequest.module.css'

/** The query is without a question mark; the first line stands for the whole of the part above forms. */
type Props = KeptPart & { part: BriefPart }

/**
 * Leads from a page that works something out to the contact form, which takes the answer along, or to the list of all
 * that was collected. The script of every
 * page keeps it in the browser and leads on without it (`components/page-script/listen-to-links.ts`); without a script,
 * or where storage is blocked, the address carries it.
 */
export function SendWithRequest({ part, ...kept }: Props) {
  const href = useHref()
  const leads = (path: string) =>
    ({
      href: `${path}?${briefQuery({ [part]: kept.query })}`,
      rel: 'nofollow',
      'data-answer-key': partKey(part),
      'data-topic': writtenPart(kept),
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
