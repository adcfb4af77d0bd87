import type { ReactNode } from 'react'
import css from './PageActions.module.css'
import { Link, Printer } from 'lucide-react'
import { Message } from '../text/Message.tsx'
import { useText } from '../text/useText.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { type BriefPart, briefQuery, type KeptPart } from '../../server/contract/brief.ts'
import { partKey, writtenPart } from '../questionnaire/kept-parts.ts'
import { useHref } from '../text/useHref.ts'

type Props = {
  /** The address that says what the page shows, from its first slash. */
  path: string
  /** Links to the same as a file. */
  children?: ReactNode
}

/** What can be done with a page whose address says what it shows: take it along, copy its address, print it. */
export function PageActions({ path, children }: Props) {
  return (
    <div className={css.actions} data-print="hide">
      {children}
      <CopyLink path={path} />
      <PrintButton />
    </div>
  )
}

/**
 * Copies an address of the site; without a script it is read from the bar of the browser, so there is no button before
 * `copy-link` answers.
 * @param path from its first slash, with its query
 */
export function CopyLink({ path }: { path: string }) {
  const text = useText()
  return (
    <template data-behaviour="copy-link" data-start="idle" data-path={path}>
      <div
        className={css.copy}
        data-print="hide"
        data-copied={text('common.action.copied')}
        data-failed={text('common.action.not-copied')}
      >
        <Button type="button" variant="outline" size="small">
          <Link strokeWidth={1.6} />
          <Message id="common.action.copy" />
        </Button>
        <span aria-live="polite" />
      </div>
    </template>
  )
}

/** Prints the page; only a script can, so there is no button before `print-button` answers. */
export function PrintButton() {
  return (
    <template data-behaviour="print-button" data-start="idle">
      <div data-print="hide">
        <Button type="button" variant="outline" size="small">
          <Printer strokeWidth={1.6} />
          <Message id="common.action.print" />
        </Button>
      </div>
    </template>
  )
}

/** The query is without a question mark; the first line stands for the whole of the part above forms. */
type SendProps = KeptPart & { part: BriefPart }

/**
 * Leads from a page that works something out to the contact form, which takes the answer along, or to the list of all
 * that was collected. The script of every
 * page keeps it in the browser and leads on without it (`components/page-script/listen-to-links.ts`); without a script,
 * or where storage is blocked, the address carries it.
 */
export function SendWithRequest({ part, ...kept }: SendProps) {
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
