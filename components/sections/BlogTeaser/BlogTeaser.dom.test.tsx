import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { examples, post } from './BlogTeaser.examples.tsx'
import { BlogTeaser, previewText } from './BlogTeaser.tsx'

const catalogs = ['common', ...examples.catalogs]

test('the link is named by the title and leads to the post', () => {
  renderWithMessages(<BlogTeaser post={post} />, catalogs)
  expect(screen.getByRole('link', { name: post.title }).getAttribute('href')).toBe(
    '/blog/fhir-and-patient-identity',
  )
})

test('the day is readable by machines and people, the preview is cut', () => {
  renderWithMessages(<BlogTeaser post={post} />, catalogs)
  expect(screen.getByText('Nov 3rd 26').getAttribute('datetime')).toBe('2026-11-03')
  expect(screen.getByText(/^Matching rules.*…$/)).toBeInstanceOf(Element)
})

test('each tag stands once in a named list', () => {
  renderWithMessages(<BlogTeaser post={{ ...post, tags: ['FHIR', 'HL7', 'FHIR'] }} />, catalogs)
  const list = screen.getByRole('list', { name: 'Tags' })
  expect([...list.children].map(({ textContent }) => textContent)).toEqual(['FHIR', 'HL7'])
})

test('a post without tags has no empty list', () => {
  renderWithMessages(<BlogTeaser post={{ ...post, tags: [] }} />, catalogs)
  expect(screen.queryByRole('list')).toBeNull()
  expect(screen.getByText('Healthcare')).toBeInstanceOf(Element)
})

test.each([0, 1, 80, 81, 90])('a text of %d characters stays whole', (length) => {
  expect(previewText('m'.repeat(length))).toBe('m'.repeat(length))
})

test('a text of 91 characters is cut to 80 and an ellipsis', () => {
  expect(previewText('m'.repeat(91))).toBe(`${'m'.repeat(80)}…`)
})

test('no space stands before the ellipsis', () => {
  expect(previewText(`${'m'.repeat(78)}  ${'n'.repeat(40)}`)).toBe(`${'m'.repeat(78)}…`)
})

test('an emoji of several code points counts as one character and is never cut', () => {
  const family = '👩‍👩‍👧‍👦'
  expect(previewText(family.repeat(90))).toBe(family.repeat(90))
  expect(previewText(family.repeat(91))).toBe(`${family.repeat(80)}…`)
})

test('a letter with a separate accent counts as one character', () => {
  expect(previewText('e\u0301'.repeat(90))).toBe('e\u0301'.repeat(90))
  expect(previewText('e\u0301'.repeat(91))).toBe(`${'e\u0301'.repeat(80)}…`)
})
