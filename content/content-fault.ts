/** A fault in content that stops the build; the message names file, field and what to write. */
export class ContentFault extends Error {
  override name = 'ContentFault'

  constructor(file: string, field: string, fault: string) {
    super(`${file}: ${field}: ${fault}`)
  }
}
