import { expect, type Locator, type Page } from '@playwright/test'
import { draftKey } from '../../components/forms/draft.ts'
import { formId, type FormName } from '../../server/contract/form-names.ts'

/** What a visitor types, by name of the field. */
export type Typed = Readonly<Record<string, string>>

/** Label of the button that sends a form. */
const buttons: Record<FormName, string> = {
  contact: 'Send request',
  service: 'Send request',
  'short-contact': 'Send request',
  'start-project': 'Start your project',
  newsletter: 'Subscribe',
}

/** One form of a page. */
export function form(page: Page, name: FormName): Locator {
  return page.locator(`#${formId(name)}`)
}

/** One control of a form, by its name. */
export function field(page: Page, name: FormName, control: string): Locator {
  return form(page, name).locator(`[name="${control}"]`)
}

/** The button that sends a form. */
export function sendButton(page: Page, name: FormName): Locator {
  return form(page, name).getByRole('button', { name: buttons[name] })
}

/** Types into the fields of a form. */
export async function fillForm(page: Page, name: FormName, typed: Typed) {
  for (const [control, value] of Object.entries(typed)) {
    await field(page, name, control).fill(value)
  }
}

/** Waits until the fields of a form hold what was typed. */
export async function expectValues(page: Page, name: FormName, typed: Typed) {
  for (const [control, value] of Object.entries(typed)) {
    await expect(field(page, name, control)).toHaveValue(value)
  }
}

/** What a form keeps of its texts in this tab. */
export function draftOf(page: Page, name: FormName) {
  return page.evaluate((key) => sessionStorage.getItem(key), draftKey(name))
}

/** Clicks the button of a form. */
export function sendForm(page: Page, name: FormName) {
  return sendButton(page, name).click()
}

/**
 * Opens a page, waits until one of its forms answers by React, and lets the time pass that a person
 * needs. Without JavaScript there is nothing to wait for.
 */
export async function openForm(page: Page, path: string, name: FormName) {
  await page.clock.install()
  await page.goto(path)
  await formAnswers(page, name)
  await page.clock.fastForward(5000)
}

/** Brings a form into view, touches it, and waits until it answers by React. */
export async function formAnswers(page: Page, name: FormName) {
  await form(page, name).scrollIntoViewIfNeeded()
  if (await page.evaluate(() => matchMedia('(scripting: none)').matches)) return
  await expect(async () => {
    await form(page, name).dispatchEvent('pointerover')
    await expect(form(page, name)).toHaveAttribute('data-hydrated', { timeout: 1 })
  }).toPass({ intervals })
}

/** Touches every part of the page that a script moves, and waits until all of them answer. */
export async function partsAnswer(page: Page) {
  const touchThoseThatWait = () =>
    [...document.querySelectorAll<HTMLElement>('[data-island], [data-behaviour]')]
      .filter(({ dataset }) => dataset.state !== 'answers')
      .map((part) => {
        part.dispatchEvent(new Event('pointerover', { bubbles: true }))
        const { island, behaviour, state = 'waits' } = part.dataset
        return `${island ?? behaviour} ${state}`
      })
  await expect(async () => expect(await page.evaluate(touchThoseThatWait)).toEqual([])).toPass({
    intervals,
  })
}

/**
 * Touches one part until it answers.
 * @param timeout in milliseconds; without one it may take as long as the test
 */
export async function partAnswers(part: Locator, timeout = 0) {
  await expect(async () => {
    await part.dispatchEvent('pointerover')
    await expect(part).toHaveAttribute('data-state', 'answers', { timeout: 500 })
  }).toPass({ timeout })
}

/** The script that listens arrives on its own, so a touch is repeated until it is felt. */
const intervals = [50, 100, 250]

/** Addresses of what a page fetches when its parts are used; its own script comes with it. */
export const codeOfParts = /\/assets\/chunks\//

/** Holds every script, or what else is asked for, back until the answer is called, as on a slow connection. */
export async function holdScripts(
  page: Page,
  held: string | RegExp = /\.js$/,
): Promise<() => void> {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(held, async (route) => {
    await arrived
    await route.continue()
  })
  return arrive
}
