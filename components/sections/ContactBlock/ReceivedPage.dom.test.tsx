import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { readDraft, writeDraft } from '../../forms/draft.ts'
import { forgetDraft } from '../../forms/forget-draft.behaviour.ts'
import { NewsletterAnswer } from '../NewsletterAnswer/NewsletterAnswer.tsx'
import { ReceivedPage } from './ReceivedPage.tsx'

test('the page that confirms a form without script forgets its draft and no other', () => {
  writeDraft('short-contact', { name: 'Marta' })
  writeDraft('newsletter', { email: 'marta@keller.example.com' })
  renderWithMessages(<ReceivedPage form="short-contact" />, ['common', 'forms'])
  const box = document.querySelector<HTMLElement>('[data-behaviour="forget-draft"]')!
  expect(box.dataset.start).toBe('idle')
  forgetDraft(box)
  expect(readDraft('short-contact')).toEqual({})
  expect(readDraft('newsletter')).not.toEqual({})
})

test.each([undefined, 'constructor', ''])('thanks for the form “%s” forget nothing', (form) => {
  renderWithMessages(<ReceivedPage form={form} />, ['common', 'forms'])
  expect(document.querySelector('[data-behaviour]')).toBeNull()
})

test('the page after a sign-up without script forgets the address, the others of the newsletter do not', () => {
  const { unmount } = renderWithMessages(<NewsletterAnswer purpose="confirm" state="sent" />, [
    'newsletter',
  ])
  expect(document.querySelector<HTMLElement>('[data-behaviour]')!.dataset).toMatchObject({
    behaviour: 'forget-draft',
    form: 'newsletter',
  })
  unmount()
  renderWithMessages(<NewsletterAnswer purpose="confirm" state="done" />, ['newsletter'])
  expect(document.querySelector('[data-behaviour]')).toBeNull()
})

test('whoever has written may read work samples until the answer comes', () => {
  renderWithMessages(<ReceivedPage />, ['common', 'forms'])
  expect(screen.getByRole('link', { name: 'Work samples' }).getAttribute('href')).toBe(
    '/work-samples',
  )
})
