/** An error in content that stops the build; the message names file, field and what to write. */
export class ContentError extends Error {
  override name = 'ContentError'

  constructor(file: string, field: string, error: string) {
    super(`${file}: ${field}: ${error}`)
  }
}
