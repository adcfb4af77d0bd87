import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { LegalText } from './LegalText.tsx'

const page = {
  updated: '2026-11-24',
  title: 'Imprint',
  summary: 'Who runs this website.',
  intro: '<p>Who we are.</p>',
  sections: [{ id: 'provider', title: 'Provider', html: '<p>Helm OÜ</p>' }],
}

test.each([
  [true, 1],
  [false, 0],
])('a legal page that is a sample (%s) says so beside its title', (sample, marks) => {
  renderWithMessages(<LegalText page={{ ...page, sample }} />, ['common', 'legal'])
  expect(screen.queryAllByText('Sample')).toHaveLength(marks)
  expect(screen.getByText(/^Last updated/).textContent).not.toContain('Sample')
})
