import { expectErrors } from '../support/form-errors.ts'
import { formsUnderTest, payloadOf } from '../support/forms-under-test.ts'
import { field, fillForm, form, openForm, sendButton, sendForm } from '../support/forms.ts'
import { mailAbout } from '../support/mail-about.ts'
import { expect, test } from '../support/site-test.ts'

test.use({ javaScriptEnabled: false, expectedConsole: [/status of 400/] })

for (const tested of formsUnderTest) {
  const { name, path, wrong } = tested
  const newsletter = name === 'newsletter'

  test(`without JavaScript, the ${name} form comes back with what is wrong, is corrected and stored once`, async ({
    page,
    site,
  }) => {
    await openForm(page, path, name)
    await fillForm(page, name, wrong.typed)
    const reply = page.waitForResponse((response) => response.url().includes('/api/'))
    await sendForm(page, name)
    expect((await reply).status()).toBe(400)
    await expect(page).toHaveTitle(/^Error: /)
    await expectErrors(page, tested)
    expect(new URL(page.url()).hash).toBe(`#${name}-form`)
    await expect(field(page, name, wrong.invalid[0]!)).toBeInViewport()
    if (name === 'contact' || name === 'service') {
      await expect(
        form(page, name).getByRole('link', { name: 'Name is required' }),
      ).toHaveAttribute('href', `#${name}-name`)
    }

    const typed = { ...wrong.typed, ...tested.typed() }
    await fillForm(page, name, typed)
    await sendButton(page, name).dblclick()
    await expect(page).toHaveURL(
      newsletter ? '/newsletter/confirm#main' : /\/thank-you\?request=[\w-]{22}&form=[a-z-]+#main$/,
    )
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText(newsletter ? 'Almost done' : 'Your request was received')
    await expect(title).toBeInViewport()
    expect(tested.stored(site, typed.email)).toEqual([payloadOf(tested, typed)])

    if (name !== 'contact') return
    await expect(
      page.getByText('We’ll back to you soon after we’ve reviewed it', { exact: true }),
    ).toBeVisible()
    expect((await mailAbout(site, typed.email)).text).toContain(typed.requestDetails)
  })
}
