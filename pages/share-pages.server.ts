import type { SharePage } from '../components/share/share-page.ts'
import { createTranslator } from '../components/text/create-translator.ts'
import { messagesFor } from '../locales/catalog.server.ts'
import type { Page } from './registry/page.ts'
import { liveLocales, pages } from './registry/pages.ts'
import { indexedGroups } from './registry/site-map-groups.ts'

/** Every page that search engines may list, in every live language, with what its share picture says. */
export function sharePages(): SharePage[] {
  return liveLocales.flatMap((locale) =>
    indexedGroups(pages(locale)).flatMap((group) => group.pages.map(sharePage)),
  )
}

function sharePage({ id, kind, locale, path, englishPath, head, share = {} }: Page): SharePage {
  const text = createTranslator({ locale, messages: messagesFor(locale, ['share']) })
  const { title = head.title, topic, drawing } = share
  const eyebrow = text(`share.kind.${kind as Exclude<typeof kind, 'system'>}`)
  return {
    path,
    seed: englishPath,
    id,
    kind,
    title,
    eyebrow: topic ? text('share.topic', { kind: eyebrow, topic }) : eyebrow,
    drawing,
  }
}
