import { expect, test } from '../support/site-test.ts'

test('without a script ticks lead to a comparison whose link can be shared', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/hire')
  await page.getByRole('checkbox', { name: 'Poland' }).check()
  await page.getByRole('checkbox', { name: 'Argentina' }).check()
  await page.getByRole('button', { name: 'Compare', exact: true }).press('Enter')
  await expect(page).toHaveURL(/\/compare\?a=poland&b=argentina$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare countries')
  const cost = page.getByRole('row', { name: /^One senior full-stack/ })
  // 45 × 147 = 6,615 and 60 × 147 = 8,820; × 0.9: 5,953.5 and 7,938
  await expect(cost.getByRole('cell')).toContainText(['€6,600–8,900', '€5,900–8,000'])
  await expect(cost).not.toContainText('same')
  await expect(page.getByRole('row', { name: /^Who manages/ })).toContainText('same')
  await context.close()
})

test('without a script and a query the models stand side by side, and the form leads to others', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/compare')
  await expect(page.getByRole('columnheader')).toHaveCount(4)
  await page.getByLabel('First').selectOption('poland')
  await page.getByLabel('Second').selectOption('georgia')
  await page.getByRole('button', { name: 'Compare these' }).press('Enter')
  await expect(page).toHaveURL(/\/compare\?a=poland&b=georgia&c=$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare countries')
  await context.close()
})

test('with a script the tray follows the ticks, by keyboard', async ({ page }) => {
  await page.goto('/hire')
  const tick = async (name: string) => {
    await page.getByRole('checkbox', { name, exact: true }).focus()
    await page.keyboard.press('Space')
  }
  await page.getByRole('checkbox', { name: 'React', exact: true }).scrollIntoViewIfNeeded()
  await expect(page.locator('form[data-behaviour="compare-tray"]')).toHaveAttribute(
    'data-chosen',
    '0',
  )
  await tick('React')
  await expect(page.getByText('1 of 3 chosen')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Poland' })).toBeDisabled()
  await tick('Python')
  await tick('Front-end developers')
  await expect(page.getByText('Remove one to choose another')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'QA engineers' })).toBeDisabled()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByRole('checkbox', { name: 'Poland' })).toBeEnabled()
  const compare = page.getByRole('button', { name: 'Compare', exact: true })
  await expect(compare).toBeVisible()
  await expect(compare).toBeDisabled()
  await expect(page.locator('[name="item"]').first()).toBeFocused()
  for (const name of ['React', 'Python', 'Front-end developers']) await tick(name)
  await page.getByRole('button', { name: 'Compare', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare roles and skills')
  await expect(page.getByRole('columnheader')).toHaveCount(4)
})

test('a hostile link is told what was left out, and shows what is left', async ({ page }) => {
  await page.goto('/compare?a=devops&b=poland&c=%3Cscript%3E__proto__')
  await expect(page.getByRole('note')).toContainText('Only entries of the same kind')
  await expect(page.getByRole('note')).toContainText('an entry that we do not know')
  await expect(page.getByLabel('First')).toHaveValue('devops')
  await expect(page.getByRole('table')).toBeVisible()
})

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the answers stand below their question, the marked one first', async ({ page }) => {
    await page.goto('/compare?a=extend&b=build&c=outsourcing')
    const row = page.getByRole('row', { name: /^Who leads the engineers/ })
    const tops = await row
      .locator('th, td')
      .evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().top))
    expect(tops).toHaveLength(4)
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
    expect(new Set(tops).size).toBe(4)
    await expect(row.getByRole('cell').first()).toHaveAttribute('data-emphasis', '')
  })

  test('Tab reaches the button, then the way to another comparison below it', async ({ page }) => {
    await page.goto('/compare?a=poland&b=georgia')
    const button = page.getByRole('button', { name: 'Compare these' })
    const other = page.getByRole('link', { name: 'Compare something else' })
    expect((await button.boundingBox())!.y).toBeLessThan((await other.boundingBox())!.y)
    await button.focus()
    await page.keyboard.press('Tab')
    await expect(other).toBeFocused()
  })
})

test('compared drawings end on one line, and so begin their captions', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/compare?a=poland&b=georgia&c=argentina')
  const captions = await page
    .locator('figcaption')
    .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)))
  expect(captions).toHaveLength(3)
  expect(new Set(captions).size).toBe(1)
})
