import { useEffect, useRef } from 'react'
import { drawing } from '../../art/drawing.ts'
import { ReceiptLink } from '../../forms/ReceiptLink.tsx'
import { T } from '../../text/T.tsx'
import { useHref } from '../../text/useHref.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Drawing } from '../../ui/Drawing.tsx'
import { useModalDialog } from '../../ui/useModalDialog.ts'
import css from './RequestReceived.module.css'

type Props = {
  open: boolean
  /** Path of the page that shows the request again. */
  receipt?: string
  onRefill: () => void
}

/**
 * The confirmation overlay (T-16 … T-19, A-14): a native modal dialog, so the page behind is inert
 * and Esc closes it like 'Refill contact form'. Closing gives the focus to the name field.
 */
export function RequestReceived({ open, receipt, onRefill }: Props) {
  const href = useHref()
  const dialog = useModalDialog(open)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (open) heading.current?.focus()
  }, [open])

  function onClose() {
    onRefill()
    document.getElementById('contact-name')?.focus()
  }

  return (
    <dialog
      ref={dialog}
      className={css.overlay}
      aria-labelledby="received-title"
      data-night=""
      onClose={onClose}
    >
      <Drawing day={drawing('compass-night')} decorative className={css.compass} />
      <div className={css.inside}>
        <h2 className={css.title} id="received-title" ref={heading} tabIndex={-1}>
          <T id="forms.received.title" />
        </h2>
        <p className={css.text}>
          <T id="forms.received.text" />
        </p>
        <p className={css.when}>
          <T id="forms.received.when" />
        </p>
        <ReceiptLink receipt={receipt} />
        <div className={css.actions}>
          <ButtonLink href={href('success-stories')} arrow>
            <T id="forms.received.stories" />
          </ButtonLink>
          <Button type="button" variant="outline" onClick={() => dialog.current?.close()}>
            <T id="forms.received.refill" />
          </Button>
        </div>
      </div>
    </dialog>
  )
}
