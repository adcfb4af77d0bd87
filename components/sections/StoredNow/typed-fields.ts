const fieldNames = ['name', 'email', 'phone', 'company', 'requestDetails'] as const

/** A field of a form as its draft keeps it. */
export type TypedField = { name: (typeof fieldNames)[number]; text: string }

/** The fields of a draft in the order of the form; undefined for text that is no draft of ours. */
export function typedFields(draft: string): TypedField[] | undefined {
  try {
    const { values } = JSON.parse(draft) as { values: Record<string, unknown> }
    const names = Object.keys(values)
    if (names.some((name) => !fieldNames.some((known) => known === name))) return undefined
    return fieldNames
      .filter((name) => typeof values[name] === 'string')
      .map((name) => ({ name, text: values[name] as string }))
  } catch {
    return undefined
  }
}
