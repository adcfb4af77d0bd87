import { type MouseEvent, type ReactNode, useId } from 'react'
import css from './Dialog.module.css'
import { Deeper, Heading } from './Heading.tsx'
import { useModalDialog } from './useModalDialog.ts'
import { CloseButton } from './CloseButton.tsx'

type Props = {
  open: boolean
  /** After Esc, the close button and a press next to the dialog; the caller gives the focus back. */
  onClose: () => void
  title: ReactNode
  /** Name of the close button. */
  close: string
  children: ReactNode
}

/** A native modal dialog with a title and a close button, on the night sheet. */
export function Dialog({ open, onClose, title, close, children }: Props) {
  const dialog = useModalDialog(open)
  const id = useId()

  function onClick({ target }: MouseEvent) {
    if (target === dialog.current) dialog.current?.close()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Esc does it by key
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-labelledby={id}
      data-night=""
      onClose={onClose}
      onClick={onClick}
    >
      <div className={css.inside}>
        <div className={css.head}>
          <Heading size="quiet" id={id}>
            {title}
          </Heading>
          <CloseButton name={close} onPress={() => dialog.current?.close()} />
        </div>
        <Deeper>{children}</Deeper>
      </div>
    </dialog>
  )
}
