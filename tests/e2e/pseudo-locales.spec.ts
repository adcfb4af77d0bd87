import { href } from '../../locales/addresses.ts'
import { listedPages, oneOfEach } from '../support/listed-pages.ts'
import { someRequest } from '../support/contact-form.ts'
import { recordVisit, subjectAt, unlessGreen } from '../support/look.ts'
import { expect, type Look, test } from '../support/visit-test.ts'

test.use({ build: 'dist-test' })

/**
 * Long words; and the other direction. Colours and roles are those of English, and what React does to long words each
 * example in the gallery shows.
 */
const looks = {
  'en-XA': { widths: [320, 1024], scripts: 'without' },
  'en-XB': { widths: [320, 1440], scripts: 'without' },
} as const

const lookAt = (path: string, at: Look) =>
  test(`${path} fits its width`, async ({ visitor }, info) => {
    await unlessGreen(info, subjectAt(path), async () => {
      expect(await visitor.visit(path, at)).toEqual({})
      return visitor.fetched()
    })
  })

for (const locale of ['en-XA', 'en-XB'] as const) {
  test(`a receipt in ${locale} fits its width`, async ({ visitor, site }, info) => {
    const response = await fetch(`${site.url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...someRequest(), pathname: href('contact-us', locale) }),
      redirect: 'manual',
    })
    const receipt = response.headers.get('Location')!
    recordVisit(receipt, info)
    expect(await visitor.visit(receipt, { locale, ...looks[locale], scripts: 'with' })).toEqual({})
  })

  // Messages are what differs from locale to locale, so one page stands for its family of entries.
  for (const { id, path } of oneOfEach(listedPages(locale)))
    lookAt(path, { locale, ...looks[locale], part: id === 'home' ? undefined : 'main' })
}
