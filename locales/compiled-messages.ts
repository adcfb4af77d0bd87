import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** Messages as react-intl takes them: syntax trees by id. */
export type CompiledMessages = Record<string, MessageFormatElement[]>
