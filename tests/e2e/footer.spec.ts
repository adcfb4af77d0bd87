import { axeFindings } from '../support/axe.ts'
import { expect, test } from '../support/site-test.ts'

const mostHeight = 900

for (const path of ['/', '/de']) {
  test(`the footer of ${path} is short on a phone, and one group of it opens at a time`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    const footer = page.getByRole('contentinfo')
    expect((await footer.boundingBox())!.height).toBeLessThanOrEqual(mostHeight)
    const groups = footer.locator('details')
    await groups.nth(0).locator('summary').click()
    await groups.nth(2).locator('summary').click()
    await expect(groups.nth(0)).not.toHaveAttribute('open')
    await expect(groups.nth(2)).toHaveAttribute('open', '')
    await expect(footer.locator('a[href$="/hire/poland"]')).toBeVisible()
    expect(await axeFindings(page), 'with an open group').toEqual([])
  })
}

for (const width of [1024, 1440]) {
  test(`at ${width} px all pages of the footer can be seen, under headings that are no controls`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const footer = page.getByRole('contentinfo')
    const links = await footer.locator('nav a').all()
    for (const link of links) await expect(link).toBeVisible()
    expect(links.length).toBeGreaterThan(50)
    await expect(footer.locator('summary').first()).toBeHidden()
    await footer.getByRole('link', { name: 'Poland' }).click()
    await expect(page).toHaveURL('/hire/poland')
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a group of the footer opens on a phone and leads on', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/contact-us')
    const footer = page.getByRole('contentinfo')
    await footer.locator('summary', { hasText: 'Industries' }).click()
    await footer.getByRole('link', { name: 'Fintech' }).click()
    await expect(page).toHaveURL('/industries/fintech')
  })
})
