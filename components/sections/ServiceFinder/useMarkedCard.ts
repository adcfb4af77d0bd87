import { useEffect } from 'react'

/** Highlights the model among the cards of the page and puts it first, as the server does for an address with answers. */
export function useMarkedCard(path: string | undefined) {
  useEffect(() => {
    const choice = document.querySelector<HTMLInputElement>(
      `[role=radiogroup] li:has([href="${path}"]) input`,
    )
    if (!choice) return undefined
    const card = choice.closest('li')!
    const row = card.parentElement!
    const next = card.nextSibling
    choice.checked = true
    row.prepend(card)
    return () => {
      choice.checked = false
      row.insertBefore(card, next)
    }
  }, [path])
}
