/**
 * Proposes the city of the browser's time zone, while nothing has been typed.
 * @param note says where the proposal comes from, behind the field
 */
export function browserZone(note: HTMLElement): void {
  const input = note.parentElement!.querySelector('input')!
  if (input.value !== '' || input === document.activeElement) return
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const city = zone.split('/').at(-1)!.replaceAll('_', ' ')
  const named = input.list?.querySelector<HTMLOptionElement>(`[data-zone~="${zone}"]`)
  input.value = named?.value ?? city
  note.hidden = false
  input.addEventListener('input', () => (note.hidden = true), { once: true })
}
