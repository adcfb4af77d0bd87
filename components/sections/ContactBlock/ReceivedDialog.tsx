import { type ReactNode, useEffect, useRef } from 'react'
import { fieldId } from '../../../server/contract/form-names.ts'
import { Message } from '../../text/Message.tsx'
import { Button } from '../../ui/Button.tsx'
import { useModalDialog } from '../../ui/useModalDialog.ts'
import { ReceivedMessage } from './ReceivedMessage.tsx'
import css from './Received.module.css'

type Props = {
  open: boolean
  picture: ReactNode
  receiptPath?: string
  onRefill: () => void
}

/**
 * The confirmation overlay (T-16 … T-19, A-14): a native modal dialog, so the page behind is inert
 * and Esc closes it like 'Refill contact form'. Closing gives the focus to the name field.
 */
export function ReceivedDialog({ open, picture, receiptPath, onRefill }: Props) {
  const dialog = useModalDialog(open)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (open) heading.current?.focus()
  }, [open])

  function onClose() {
    onRefill()
    document.getElementById(fieldId('contact', 'name'))?.focus()
  }

  return (
    <dialog
      ref={dialog}
      className={css.overlay}
      aria-labelledby="received-title"
      data-night=""
      onClose={onClose}
    >
      <ReceivedMessage
        picture={picture}
        heading={
          <h2 className={css.title} id="received-title" ref={heading} tabIndex={-1}>
            <Message id="forms.received.title" />
          </h2>
        }
        receiptPath={receiptPath}
        actions={
          <Button type="button" variant="outline" onClick={() => dialog.current?.close()}>
            <Message id="forms.received.refill" />
          </Button>
        }
      />
    </dialog>
  )
}
