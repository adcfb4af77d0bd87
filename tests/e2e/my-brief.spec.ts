import { randomUUID } from 'node:crypto'
import { fillContactForm, sendContactForm, someRequest } from '../support/contact-form.ts'
import { form } from '../support/forms.ts'
import { mailAbout } from '../support/mail-about.ts'
import { expect, test } from '../support/site-test.ts'

const cost = 'role=qa-engineers&level=senior&place=poland&count=2&months=6&zone=london'
const inWords = '€9,900–13,600 per month for 6 months'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'With scripts' : 'Without scripts', () => {
    test.use({ javaScriptEnabled })

    test('an answer goes from its tool over the brief to the request, the mail and the receipt', async ({
      page,
      site,
    }) => {
      await page.clock.install()
      await page.goto(`/team-cost?${cost}`)
      await page.getByRole('link', { name: 'Add to my brief' }).press('Enter')
      await page.waitForURL('**/my-brief*')
      const part = page.getByRole('region', { name: 'Team cost' })
      await expect(part.getByText(inWords)).toBeVisible()
      await expect(page.getByRole('link', { name: 'Change Team cost' })).toHaveAttribute(
        'href',
        `/team-cost?${cost}`,
      )

      await page.getByRole('link', { name: 'Send with a request' }).press('Enter')
      await page.waitForURL('**/contact-us*')
      const request = { ...someRequest(), email: `brief-${randomUUID()}@keller.example.com` }
      await fillContactForm(page, request)
      await expect(page.getByText(inWords)).toBeVisible()
      if (javaScriptEnabled) await page.clock.fastForward(5000)
      await sendContactForm(page)
      await expect(page.getByRole('heading', { name: 'Your request was received' })).toBeVisible()

      const [stored] = site.requestsOf(request.email)
      expect(stored!.brief).toContain(`Team cost (Sample)\n- Price range: ${inWords}\n`)
      expect(stored!.brief).toContain(`/my-brief?cost=${encodeURIComponent(cost)}`)
      const mail = await mailAbout(site, request.email)
      expect(mail.text).toContain(`Team cost (Sample):\n- Price range: ${inWords}`)

      await page.getByRole('link', { name: 'See what you sent' }).click()
      await expect(page.getByText(`Price range: ${inWords}`)).toBeVisible()
    })

    test('a part is taken out above the form, and not sent', async ({ page, site }) => {
      await page.goto(`/contact-us?${new URLSearchParams({ cost, goal: 'boost_your_roi' })}`)
      const request = { ...someRequest(), email: `brief-${randomUUID()}@keller.example.com` }
      await fillContactForm(page, request)
      if (javaScriptEnabled) {
        const remove = page.getByRole('button', { name: /^Remove Team cost/ })
        await remove.press('Enter')
        await expect(remove).toHaveCount(0)
      } else {
        const part = page.getByRole('checkbox', { name: /^Team cost/ })
        const ticked = await part.boundingBox()
        await part.press('Space')
        await expect(part).not.toBeChecked()
        expect(await part.boundingBox(), 'an unticked box is as large').toEqual(ticked)
      }
      await expect(page.getByText('Boost your ROI')).toBeVisible()
      await sendContactForm(page)
      await expect(page.getByRole('heading', { name: 'Your request was received' })).toBeVisible()
      const [stored] = site.requestsOf(request.email)
      expect(stored).toMatchObject({ goal: 'boost_your_roi' })
      expect(stored).not.toHaveProperty('brief')
    })

    test('an address tells a whole brief, whatever stands in it', async ({ page }) => {
      const hostile = 'role=qa-engineers&level=<script>&count=-1&months=1e99&x=\u202Epay'
      const query = new URLSearchParams({ cost: hostile, goal: 'nonsense', industry: 'healthcare' })
      await page.goto(`/my-brief?${query}`)
      await expect(page.getByRole('region', { name: 'Team cost' })).toContainText(
        '€4,900–6,800 per month for 36 months',
      )
      await expect(page.getByText('nonsense')).toHaveCount(0)
      await page.getByRole('link', { name: 'Erase Team cost' }).press('Enter')
      await expect(page.getByRole('region', { name: 'Team cost' })).toHaveCount(0)
      await expect(page.getByRole('main').getByText('Healthcare', { exact: true })).toBeVisible()
    })
  })
}

test('nothing of a brief leaves the browser before it is sent', async ({ page }) => {
  await page.goto(`/team-cost?${cost}`)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')))
  await page.getByRole('link', { name: 'Add to my brief' }).click()
  await page.waitForURL('**/my-brief')
  await expect(page.getByText(inWords)).toBeVisible()
  await page.getByRole('link', { name: 'Send with a request' }).click()
  await page.waitForURL('**/contact-us')
  await form(page, 'contact').locator('[name=name]').focus()
  await expect(page.getByText(inWords)).toBeVisible()
  await page.goto('/my-brief')
  await page.getByRole('button', { name: 'Erase everything' }).press('Enter')
  await expect(page.getByText('You have not collected anything yet.')).toBeVisible()
  expect(asked.length).toBeGreaterThan(0)
  for (const request of asked) expect(request).not.toMatch(/qa-engineers|9,900/)
})
