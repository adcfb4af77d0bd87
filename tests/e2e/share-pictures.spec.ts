import { parse } from 'node-html-parser'
import sharp from 'sharp'
import { locales } from '../../locales/locales.ts'
import { addresses } from '../support/addresses.ts'
import { expect, test } from '../support/site-test.ts'

const live = locales.filter(({ state }) => state === 'live')

for (const { code, name } of live) {
  test(`every page in ${name} names a picture that other sites may show`, async ({ request }) => {
    const seen = new Set<string>()
    for (const { path } of addresses(code)) {
      const answer = await request.get(path)
      const document = parse(await answer.text())
      const meta = (key: string) =>
        document
          .querySelector(`meta[property="${key}"], meta[name="${key}"]`)
          ?.getAttribute('content')
      const listed = !document.querySelector('meta[name=robots]')
      const address = meta('og:image')
      expect.soft(Boolean(address), path).toBe(listed)
      if (!address) continue
      expect
        .soft(address, path)
        .toMatch(/^http:\/\/localhost:3000\/share\/[\w-]+\.[0-9a-f]{12}\.png$/)
      expect
        .soft([meta('og:image:width'), meta('og:image:height'), meta('twitter:card')], path)
        .toEqual(['1200', '630', 'summary_large_image'])
      expect.soft(meta('og:image:alt'), path).toMatch(/^[^\u00ad]{2,}$/)
      seen.add(address)
      const picture = await request.get(new URL(address).pathname)
      const { width, height } = await sharp(await picture.body()).metadata()
      expect
        .soft(
          {
            status: picture.status(),
            type: picture.headers()['content-type'],
            policy: picture.headers()['cross-origin-resource-policy'],
            kept: picture.headers()['cache-control'],
            small: (await picture.body()).length < 60_000,
            size: [width, height],
          },
          path,
        )
        .toEqual({
          status: 200,
          type: 'image/png',
          policy: 'cross-origin',
          kept: 'public, max-age=31536000, immutable',
          small: true,
          size: [1200, 630],
        })
    }
    expect(seen.size).toBeGreaterThan(50)
  })
}
