/** What the fields of a part of a page hold; those without a name are left out. */
export type FieldValues = readonly { name: string; value: string; checked: boolean }[]

function fieldsOf(box: HTMLElement) {
  return [...box.querySelectorAll<HTMLInputElement>('input[name], textarea[name], select[name]')]
}

export function readFieldValues(box: HTMLElement): FieldValues {
  return fieldsOf(box).map(({ name, value, checked }) => ({ name, value, checked }))
}

/** Writes values into the fields of the same names; a radio button and a tick are known by their value too. */
export function writeFieldValues(box: HTMLElement, values: FieldValues): void {
  const fields = fieldsOf(box)
  for (const { name, value, checked } of values) {
    const isTick = ({ type }: HTMLInputElement) => type === 'radio' || type === 'checkbox'
    const field = fields.find((one) => one.name === name && (!isTick(one) || one.value === value))
    if (!field || field.type === 'hidden') continue
    if (isTick(field)) field.checked = checked
    else field.value = value
  }
}
