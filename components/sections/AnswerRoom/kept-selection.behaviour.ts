import { keepSelection, readSelection } from '../../questionnaire/selection-storage.ts'

/**
 * Counts the ticks of a list, keeps them for the next visit, and offers to tick a whole group.
 * @param room contains the ticks; `data-asked` says that its address has chosen them, which counts more than what is kept
 */
export function keptSelection(room: HTMLElement): void {
  const ticks = [...room.querySelectorAll<HTMLInputElement>('input[name="q"]')]
  const shown = (tick: HTMLInputElement) => tick.closest('[hidden]') === null
  const count = room.querySelector('[data-selected-count]')
  const scale = room.querySelector('progress')
  const clear = room.querySelector<HTMLElement>('[data-clear-selection]')

  function tell() {
    const selected = ticks.filter(({ checked }) => checked)
    if (count) count.textContent = String(selected.length)
    if (scale) scale.value = selected.length
    if (clear) clear.hidden = selected.length === 0
    return selected.map(({ value }) => value)
  }

  function tickAll(some: readonly HTMLInputElement[], checked: boolean) {
    for (const tick of some) tick.checked = checked
    keepSelection(tell())
  }

  room.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'q') keepSelection(tell())
  })
  room.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('button')
    if (button?.dataset.selectGroup !== undefined) {
      const group = button.closest('section')
      tickAll(
        ticks.filter((tick) => shown(tick) && group?.contains(tick)),
        true,
      )
    }
    if (button?.dataset.clearSelection !== undefined) {
      tickAll(ticks, false)
      // The button goes away.
      ticks.find(shown)?.focus()
    }
  })

  if (room.dataset.asked === undefined) {
    const kept = readSelection()
    for (const tick of ticks) tick.checked ||= kept.includes(tick.value)
  }
  for (const button of room.querySelectorAll<HTMLElement>('[data-select-group]')) {
    button.hidden = false
  }
  tell()
}
