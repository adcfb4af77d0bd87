const charset = /<meta charset="[^"]+"\s*\/?>/i

/**
 * Puts the declaration of the character set right behind the opening head tag: it has to stand within the
 * first 1024 bytes (https://html.spec.whatwg.org/#charset), and the renderer writes style sheets before it.
 */
export function charsetFirst(html: string): string {
  const [declaration] = charset.exec(html) ?? []
  if (declaration === undefined) return html
  return html.replace(declaration, '').replace(/<head>/i, (head) => head + declaration)
}
