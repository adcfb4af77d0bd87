import type { Page } from '@playwright/test'
import type { FormName } from '../../server/contract/form-names.ts'
import { expect } from './site-test.ts'
import type { FormUnderTest } from './forms-under-test.ts'
import { expectValues, field, form } from './forms.ts'

/** Messages under the controls of a form, or of the whole page. */
export const messagesOf = (page: Page, name?: FormName) =>
  (name ? form(page, name) : page).locator('[id$="-error"] > p:first-child')

/** Names of the controls of a form that count as invalid. */
export const invalidIn = (page: Page, name: FormName) =>
  form(page, name)
    .locator('[aria-invalid=true]')
    .evaluateAll((controls) => controls.map((control) => control.getAttribute('name')))

/** A form tells what is wrong at its fields, keeps the texts, and no other form of the page speaks. */
export async function expectErrors(page: Page, { name, wrong }: FormUnderTest) {
  await expect(messagesOf(page, name)).toHaveText(wrong.messages)
  expect(await invalidIn(page, name)).toEqual(wrong.invalid)
  for (const control of wrong.invalid) {
    await expect(field(page, name, control)).toHaveAccessibleDescription(
      new RegExp(wrong.messages.join('|')),
    )
  }
  await expectValues(page, name, wrong.typed)
  await expect(messagesOf(page)).toHaveCount(wrong.messages.length)
  await expect(page.locator('[aria-invalid]')).toHaveCount(wrong.invalid.length)
}
