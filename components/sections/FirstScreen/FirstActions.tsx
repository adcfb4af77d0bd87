import type { ReactNode } from 'react'
import { Message } from '../../text/Message.tsx'
import { ButtonLink } from '../../ui/Button.tsx'

type Props = {
  href: string
  /** Says what is asked for; left out, it is 'Get in touch' (T-20). */
  ask?: ReactNode
  second: { href: string; rel?: string; label: ReactNode }
}

/** The two ways on from the first view of a page: to us, and to what helps to decide. */
export function FirstActions({ href, ask, second: { label, ...second } }: Props) {
  return (
    <>
      <ButtonLink href={href} arrow>
        {ask ?? <Message id="common.action.get-in-touch" />}
      </ButtonLink>
      <ButtonLink {...second} variant="outline">
        {label}
      </ButtonLink>
    </>
  )
}
