import { partsAnswer } from '../support/forms.ts'
import { expect, test } from '../support/site-test.ts'

test('a visitor comes from the home page to an older post and on by its tags', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL(/\/blog$/)
  await page.getByRole('link', { name: 'Older articles' }).click()
  await expect(page).toHaveURL(/\/blog\/page\/2$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog, page 2')
  await page.getByRole('link', { name: 'Who owns the code' }).click()
  await expect(page).toHaveURL(/\/blog\/who-owns-the-code$/)
  const tags = page.getByRole('navigation', { name: 'Tags for this article' })
  await tags.getByRole('link', { name: 'Contracts' }).click()
  await expect(page).toHaveURL(/\/blog\/tag\/contracts$/)
  const articles = page.getByRole('list', { name: 'Articles' }).getByRole('article')
  await expect(articles).toHaveCount(3)
})

test('a list whose refresh fails keeps its posts and loads again on request (A-63)', async ({
  page,
}) => {
  await page.route('**/api/blog/posts', (route) => route.fulfill({ json: { posts: 'none' } }))
  await page.goto('/blog/category/teams')
  await partsAnswer(page)
  const status = page.getByRole('status').filter({ hasText: 'We couldn’t load the articles' })
  await expect(status).toBeVisible()
  const articles = page.getByRole('list', { name: 'Articles' }).getByRole('article')
  await expect(articles).toHaveCount(3)
  await page.unroute('**/api/blog/posts')
  const again = page.waitForResponse('**/api/blog/posts')
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByText('We couldn’t load the articles')).toHaveCount(0)
  await partsAnswer(page)
  expect((await again).status()).toBe(200)
  await expect(articles).toHaveCount(3)
})

test('a post offers the others on its subject, never itself, also after the refresh (A-62)', async ({
  page,
}) => {
  await page.goto('/blog/dicom-in-the-browser')
  await partsAnswer(page)
  const refreshed = page.waitForResponse('**/api/blog/posts')
  const slider = page.getByRole('region', { name: 'Blog posts' })
  await slider.scrollIntoViewIfNeeded()
  await refreshed
  const offered = slider.getByRole('article')
  await expect(offered).toHaveCount(1)
  await expect(offered.first()).toContainText('HL7 v2 to FHIR')
  await expect(slider.getByRole('link', { name: 'DICOM in the browser' })).toHaveCount(0)
})
