import { useEffect, useRef } from 'react'

/** A ref for a native `dialog` that stands as a modal while `open` holds. */
export function useModalDialog(open: boolean) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const { current } = dialog
    if (!current || current.open === open) return
    if (open) current.showModal()
    else current.close()
  }, [open])

  return dialog
}
