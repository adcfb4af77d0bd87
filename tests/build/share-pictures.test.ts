import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { listedPages } from '../support/listed-pages.ts'
import { pagesByFamily } from '../support/by-family.ts'
import { attributeOf, type Served, servedAll } from '../support/served-site.ts'

describe('every listed page names a picture that other sites may show, and no other page does', () => {
  test.each(pagesByFamily())('$id', async ({ pages }) => {
    const responses = await servedAll(pages.map(({ path }) => path))
    const findings = responses.flatMap((page) =>
      cardFindings(page).map((finding) => `${page.path}: ${finding}`),
    )
    expect(findings).toEqual([])
  })
})

test.each(['en', 'de'] as const)(
  'the server lets other sites show the pictures of %s, in their size',
  async (locale) => {
    const pages = await servedAll(listedPages(locale).map(({ path }) => path))
    const urls = pages.flatMap((page) => contentOf(page, 'og:image') ?? [])
    const paths = new Set(urls.map((url) => new URL(url).pathname))
    expect(paths.size).toBeGreaterThan(50)
    const findings = await Promise.all((await servedAll([...paths])).map(pictureFindings))
    expect(findings.flat()).toEqual([])
  },
)

function contentOf(page: Served, key: string): string | undefined {
  return attributeOf(page, `meta[property="${key}"], meta[name="${key}"]`, 'content')
}

/** Errors in what a page says of its picture. */
function cardFindings(page: Served): string[] {
  const meta = (key: string) => contentOf(page, key)
  const url = meta('og:image')
  const listed = attributeOf(page, 'meta[name=robots]', 'content') === undefined
  if (!url) return listed ? ['names no picture'] : []
  const card = [meta('og:image:width'), meta('og:image:height'), meta('twitter:card')].join()
  const alt = meta('og:image:alt') ?? ''
  const fits = /^http:\/\/localhost:3000\/share\/[\w-]+\.[0-9a-f]{12}\.png$/.test(url)
  return [
    ...(listed ? [] : ['is not listed but names a picture']),
    ...(fits ? [] : [`the picture is ${url}`]),
    ...(card === '1200,630,summary_large_image' ? [] : [`the card is ${card}`]),
    ...(/^[^\u00ad]{2,}$/.test(alt) ? [] : [`the picture is described as “${alt}”`]),
  ]
}

async function pictureFindings({ path, status, headers, body }: Served): Promise<string[]> {
  if (status !== 200) return [`${path}: the status is ${status}`]
  const { width, height } = await sharp(body).metadata()
  const facts = {
    type: headers['content-type'],
    policy: headers['cross-origin-resource-policy'],
    cached: headers['cache-control'],
    size: `${width} × ${height}`,
    small: body.length < 60_000,
  }
  const wanted: typeof facts = {
    type: 'image/png',
    policy: 'cross-origin',
    cached: 'public, max-age=31536000, immutable',
    size: '1200 × 630',
    small: true,
  }
  return (Object.keys(wanted) as (keyof typeof wanted)[])
    .filter((key) => facts[key] !== wanted[key])
    .map((key) => `${path}: ${key} is ${facts[key]}`)
}
