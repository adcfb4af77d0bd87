import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'

/** What a visitor types into the full form. */
export type TypedRequest = Record<'name' | 'email' | 'phone' | 'company' | 'requestDetails', string>

/** A request that no other test sends: its address carries a random part. */
export function someRequest(): TypedRequest {
  return {
    name: 'Marta O’Neil',
    email: `marta-${randomUUID()}@keller-diagnostik.example.com`,
    phone: '+41 44 586 20 11',
    company: 'Keller Diagnostik AG',
    requestDetails: 'Move a DICOM viewer to the web\nand connect two hospitals by June. 李 🚢',
  }
}

/** The payload that is stored for a typed request (API-03: ten keys, missing ones empty). */
export function storedPayload(request: TypedRequest, pathname: string) {
  return { ...request, pathname, industry: '', goal: '', final: '', service: '' }
}

/** The contact form of a page. */
export function contactForm(page: Page): Locator {
  return page.locator('#contact-form')
}

/** Types a request into the contact form. */
export async function fillContactForm(page: Page, request: Partial<TypedRequest>) {
  for (const [name, value] of Object.entries(request)) {
    await contactForm(page).locator(`[name="${name}"]`).fill(value)
  }
}

/** Presses the button of the contact form. */
export function sendContactForm(page: Page) {
  return contactForm(page).getByRole('button', { name: 'Send request' }).click()
}

/** Opens a page, waits until React answers, and lets the time pass that a person needs. */
export async function openPage(page: Page, path: string) {
  await page.clock.install()
  await page.goto(path)
  await hydrated(page)
  await page.clock.fastForward(5000)
}

/** Waits until React answers. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === '')
}
