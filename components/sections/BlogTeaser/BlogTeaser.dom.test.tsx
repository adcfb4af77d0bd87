import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { BlogTeaser } from './BlogTeaser.tsx'
import { examples, post } from './BlogTeaser.examples.tsx'

const namespaces = ['common', ...examples.namespaces]

test('the link is named by the title and leads to the post', () => {
  renderWithMessages(<BlogTeaser post={post} />, namespaces)
  expect(screen.getByRole('link', { name: post.title }).getAttribute('href')).toBe(
    '/blog/fhir-and-patient-identity',
  )
})

test('the day is readable by machines and people, the preview is cut', () => {
  renderWithMessages(<BlogTeaser post={post} />, namespaces)
  expect(screen.getByText('Nov 3rd 26').getAttribute('datetime')).toBe('2026-11-03')
  expect(screen.getByText(/^Matching rules.*…$/)).toBeInstanceOf(Element)
})

test('each tag stands once in a named list', () => {
  renderWithMessages(<BlogTeaser post={{ ...post, tags: ['FHIR', 'HL7', 'FHIR'] }} />, namespaces)
  const list = screen.getByRole('list', { name: 'Tags' })
  expect([...list.children].map(({ textContent }) => textContent)).toEqual(['FHIR', 'HL7'])
})

test('a post without tags has no empty list', () => {
  renderWithMessages(<BlogTeaser post={{ ...post, tags: [] }} />, namespaces)
  expect(screen.queryByRole('list')).toBeNull()
  expect(screen.getByText('Healthcare')).toBeInstanceOf(Element)
})
