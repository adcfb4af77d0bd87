import { parse } from 'node-html-parser'
import { addresses } from '../support/addresses.ts'
import { expect, test } from '../support/site-test.ts'

test('the site map links every page that search engines may list, and no other', async ({
  request,
}) => {
  const read = async (path: string) => parse(await (await request.get(path)).text())
  const indexed = await Promise.all(
    addresses('en').map(async ({ path }) =>
      (await read(path)).querySelector('meta[name=robots]') ? [] : [path],
    ),
  )
  const map = await read('/sitemap')
  const linked = map
    .querySelectorAll('main li a[href^="/"]')
    .map((link) => link.getAttribute('href')!)
    .filter((path, at, all) => all.indexOf(path) === at)
  expect(linked.sort()).toEqual(indexed.flat().sort())
})
