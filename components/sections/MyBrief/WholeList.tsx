import { type ReactNode, useState } from 'react'
import { copyText } from '../../page-actions/copy-text.ts'
import { type Collected, pathWith } from '../../questionnaire/collected.ts'
import { Message } from '../../text/Message.tsx'
import { useHref } from '../../text/useHref.ts'
import { useText } from '../../text/useText.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { useHydrated } from '../../ui/useHydrated.ts'
import css from './MyBrief.module.css'

type Props = { collected: Collected; inAddress: boolean; children: ReactNode }

/** What can be done with all of it: send it, share its address, erase it. */
export function WholeList({ collected, inAddress, children }: Props) {
  const href = useHref()
  const contact = href('contact-us')
  const path = pathWith(href('my-brief'), collected)
  return (
    <div className={css.whole} data-print="hide">
      <ButtonLink
        href={inAddress ? pathWith(contact, collected) : contact}
        rel={inAddress ? 'nofollow' : undefined}
        arrow
      >
        <Message id="my-brief.send" />
      </ButtonLink>
      {useHydrated() ? <CopyAddress key={path} path={path} /> : null}
      {children}
    </div>
  )
}

/** Copies the address that tells the whole list. */
function CopyAddress({ path }: { path: string }) {
  const text = useText()
  const [told, setTold] = useState('')

  async function copy() {
    // The same words are told again only after others.
    setTold('')
    const isCopied = await copyText(location.origin + path)
    setTold(text(isCopied ? 'common.action.copied' : 'common.action.not-copied'))
  }

  return (
    <>
      <Button type="button" variant="outline" size="small" onClick={() => void copy()}>
        <Message id="common.action.copy" />
      </Button>
      <span aria-live="polite">{told}</span>
    </>
  )
}
