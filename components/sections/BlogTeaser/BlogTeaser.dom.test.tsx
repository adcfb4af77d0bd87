import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithWords } from '../../../tests/support/render.tsx'
import { BlogTeaser } from './BlogTeaser.tsx'
import { examples, post } from './BlogTeaser.examples.tsx'

const words = ['common', ...examples.namespaces]

test('the link is named by the title and leads to the post', () => {
  renderWithWords(<BlogTeaser post={post} />, words)
  expect(screen.getByRole('link', { name: post.title }).getAttribute('href')).toBe(
    '/blog/fhir-and-patient-identity',
  )
})

test('the day is readable by machines and people, the preview is cut', () => {
  renderWithWords(<BlogTeaser post={post} />, words)
  expect(screen.getByText('Nov 3rd 26').getAttribute('datetime')).toBe('2026-11-03')
  expect(screen.getByText(/^Matching rules.*…$/)).toBeInstanceOf(Element)
})

test('each tag stands once in a named list', () => {
  renderWithWords(<BlogTeaser post={{ ...post, tags: ['FHIR', 'HL7', 'FHIR'] }} />, words)
  const list = screen.getByRole('list', { name: 'Tags' })
  expect([...list.children].map(({ textContent }) => textContent)).toEqual(['FHIR', 'HL7'])
})

test('a post without tags has no empty list', () => {
  renderWithWords(<BlogTeaser post={{ ...post, tags: [] }} />, words)
  expect(screen.queryByRole('list')).toBeNull()
  expect(screen.getByText('Healthcare')).toBeInstanceOf(Element)
})
