import { type PreviewMode, previewModes } from '../../locales/preview.ts'

/**
 * Attribute of the whole page by which the server says how it marked the messages: not every page can be what its
 * address asks for.
 */
export const modeAttribute = 'data-l10n-mode'

/** How the messages in the HTML of a page are marked. */
export function markedMode({ documentElement }: Document): PreviewMode | undefined {
  const marked = documentElement.getAttribute(modeAttribute)
  return previewModes.find((mode) => mode === marked)
}
