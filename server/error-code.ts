/** A code of an error that contains no personal data: its `code`, else its name. */
export function codeOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown }
  return String(code ?? name ?? 'unknown')
}
