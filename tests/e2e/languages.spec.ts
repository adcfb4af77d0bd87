import type { Page } from '@playwright/test'
import { axeFindings } from '../support/axe.ts'
import { field, partsAnswer } from '../support/forms.ts'
import { expect, test } from '../support/site-test.ts'

const suggestion = (page: Page) => page.getByRole('region', { name: /^(Sprache|Language)$/ })

async function chooseLanguage(page: Page, name: string) {
  await page
    .locator('header')
    .getByRole('button', { name: /choose language|Sprache/ })
    .click()
  await page.locator('header').getByRole('link', { name, exact: true }).click()
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('the language list leads to the same page and back', async ({ page }) => {
      await page.goto('/success-stories/xola')
      await chooseLanguage(page, 'Deutsch')
      await expect(page).toHaveURL('/de/success-stories/xola')
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      await chooseLanguage(page, 'English')
      await expect(page).toHaveURL('/success-stories/xola')
    })
  })
}

test('the answers of the finder, the query and a started form survive a change of language', async ({
  page,
}) => {
  await page.goto('/service-finder?goal=boost_your_roi&industry=fintech')
  await partsAnswer(page)
  await chooseLanguage(page, 'Deutsch')
  await expect(page).toHaveURL('/de/service-finder?goal=boost_your_roi&industry=fintech')
  await page.goto('/contact-us')
  await partsAnswer(page)
  await field(page, 'contact', 'name').fill('Marta Keller')
  await chooseLanguage(page, 'Deutsch')
  await expect(page).toHaveURL('/de/contact-us')
  await expect(field(page, 'contact', 'name')).toHaveValue('Marta Keller')
})

test.describe('a visitor who reads German', () => {
  test.use({ locale: 'de-AT' })

  test('is offered the German page once, in German, and is never led there', async ({ page }) => {
    await page.goto('/services/devops')
    await partsAnswer(page)
    await expect(page).toHaveURL('/services/devops')
    const bar = suggestion(page)
    await expect(bar).toHaveAttribute('lang', 'de')
    await expect(bar.getByText('Diese Seite gibt es auch auf Deutsch.')).toBeVisible()
    await expect(bar).not.toContainText('English')
    expect(await axeFindings(page, 'all')).toEqual([])
    await bar.getByRole('link', { name: 'Auf Deutsch lesen' }).click()
    await expect(page).toHaveURL('/de/services/devops')
    await page.goto('/about')
    await partsAnswer(page)
    await expect(suggestion(page)).toHaveCount(0)
  })

  test('closes the offer by keyboard and is not asked again', async ({ page }) => {
    await page.goto('/')
    await partsAnswer(page)
    await suggestion(page).getByRole('button', { name: 'Bei dieser Sprache bleiben' }).focus()
    await page.keyboard.press('Enter')
    await expect(suggestion(page)).toHaveCount(0)
    await page.reload()
    await partsAnswer(page)
    await expect(suggestion(page)).toHaveCount(0)
  })

  test('is offered nothing on a German page', async ({ page }) => {
    await page.goto('/de')
    await partsAnswer(page)
    await expect(suggestion(page)).toHaveCount(0)
  })
})

test('a request from a German page is thanked and answered in German', async ({ page }) => {
  await page.goto('/de/contact-us')
  await partsAnswer(page)
  await field(page, 'contact', 'email').fill('marta@keller-diagnostik.ch')
  await field(page, 'contact', 'name').fill('Marta Keller')
  await page.locator('main').getByRole('button', { name: 'Anfrage senden' }).click()
  await expect(page.getByRole('dialog')).toContainText('Ihre Anfrage ist eingegangen')
  await page.getByRole('dialog').getByRole('link', { name: 'Ihre Angaben ansehen' }).click()
  await expect(page).toHaveURL(/\/de\/request\/[\w-]{22}$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})
