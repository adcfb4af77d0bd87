/**
 * Keeps a choice to things of one kind, and to as many as can stand side by side: the first tick shows the tray at the
 * edge of the window, two make its button work, and what can no longer be ticked is disabled with a sentence that says why.
 * @param element the form
 */
export function compareTray(element: HTMLElement): void {
  const form = element as HTMLFormElement
  const most = Number(form.dataset.most)
  const tray = form.querySelector<HTMLElement>('[data-tray]')!
  const submit = tray.querySelector<HTMLButtonElement>('[type="submit"]')!
  const clear = tray.querySelector<HTMLButtonElement>('[type="reset"]')!
  const groups = [...form.querySelectorAll('fieldset')]
  const boxesOf = (group: HTMLElement) => [
    ...group.querySelectorAll<HTMLInputElement>('[name="item"]'),
  ]
  const show = (selector: string, isShown: boolean) => {
    for (const told of tray.querySelectorAll<HTMLElement>(selector)) told.hidden = !isShown
  }

  function follow() {
    const chosenIn = groups.map((group) => boxesOf(group).filter(({ checked }) => checked).length)
    const count = chosenIn.reduce((all, chosen) => all + chosen, 0)
    const own = chosenIn.findIndex((chosen) => chosen > 0)
    for (const [at, group] of groups.entries()) {
      for (const box of boxesOf(group)) {
        box.disabled = !box.checked && (count >= most || (own >= 0 && at !== own))
      }
    }
    form.dataset.chosen = String(count)
    submit.disabled = count < 2
    clear.hidden = count === 0
    show('[data-chosen]', false)
    show(`[data-chosen="${count}"]`, true)
    show('[data-hint="one"]', count === 1)
    show('[data-hint="full"]', count >= most)
    show('[data-hint="kind"]', count > 0 && count < most && groups.length > 1)
  }

  form.addEventListener('change', follow)
  form.addEventListener('reset', () =>
    // The boxes are empty only after the event; the pressed button goes away with the tray.
    setTimeout(() => {
      follow()
      form.querySelector<HTMLInputElement>('[name="item"]')?.focus()
    }),
  )
  // A browser that comes back keeps what was ticked.
  addEventListener('pageshow', follow)
  follow()
}
