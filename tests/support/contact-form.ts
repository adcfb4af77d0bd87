import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { fillForm, form, openForm, sendForm } from './forms.ts'

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
  return form(page, 'contact')
}

/** Types a request into the contact form. */
export function fillContactForm(page: Page, request: Partial<TypedRequest>) {
  return fillForm(page, 'contact', request)
}

/** Clicks the button of the contact form. */
export function sendContactForm(page: Page) {
  return sendForm(page, 'contact')
}

/** Opens a page and waits until its contact form answers by React. */
export function openPage(page: Page, path: string) {
  return openForm(page, path, 'contact')
}
