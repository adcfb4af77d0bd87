import { expect, test } from '../support/site-test.ts'

test('a document is reached, read with its notes and left for the next by keyboard', async ({
  page,
}) => {
  await page.goto('/work-samples')
  const card = page.getByRole('link', { name: /Exit plan/ }).first()
  await card.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/work-samples\/exit-plan$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exit plan')
  const parts = page.locator('article h2[id], main section h2[id]').filter({ visible: true })
  expect(await parts.count()).toBeGreaterThan(4)
  await expect(page.getByRole('note').first()).toBeVisible()
  const next = page.getByRole('link', { name: 'Incident review' })
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Incident review')
})

test('notes stand beside their parts where there is room, below them on a phone, and are printed', async ({
  page,
}) => {
  const boxes = async () => {
    const note = page.getByRole('note').nth(1)
    const part = page.locator('#summary').locator('..')
    return [(await part.boundingBox())!, (await note.boundingBox())!] as const
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/work-samples/status-report')
  const [wide, beside] = await boxes()
  expect(beside.x).toBeGreaterThanOrEqual(wide.x + wide.width)
  expect(Math.abs(beside.y - wide.y)).toBeLessThanOrEqual(1)
  await page.setViewportSize({ width: 390, height: 800 })
  const [narrow, below] = await boxes()
  expect(below.y).toBeGreaterThanOrEqual(narrow.y + narrow.height - 1)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ media: 'print' })
  const [printed, after] = await boxes()
  expect(after.y).toBeGreaterThanOrEqual(printed.y + printed.height - 1)
  await expect(page.getByText('Three lines for people short of time')).toBeVisible()
})

test('a document is there as Markdown, with its notes as quotations, in both languages', async ({
  request,
}) => {
  for (const [path, words] of [
    ['/work-samples/proposal.md', '> **Three figures instead of one.**'],
    ['/de/work-samples/proposal.md', '> **Drei Werte statt eines einzigen.**'],
  ] as const) {
    const text = await (await request.get(path)).text()
    expect(text).toContain(words)
    expect(text).toMatch(/^\*(Sample|Muster)\*$/m)
  }
})
