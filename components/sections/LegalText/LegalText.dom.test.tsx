import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { DocumentSheet, LegalText } from './LegalText.tsx'

const page = {
  updated: '2026-11-24',
  title: 'Imprint',
  summary: 'Who runs this website.',
  intro: '<p>Who we are.</p>',
  sections: [{ id: 'provider', title: 'Provider', html: '<p>Helm OÜ</p>' }],
}

const forms = {
  page: (sample: boolean) => <LegalText page={{ ...page, sample }} />,
  sheet: (sample: boolean) => <DocumentSheet page={{ ...page, sample }} actions={null} />,
}

test.each([
  ['page', true, 1],
  ['page', false, 0],
  ['sheet', true, 1],
  ['sheet', false, 0],
] as const)('a legal %s that is a sample (%s) says so once', (form, sample, marks) => {
  renderWithMessages(forms[form](sample), ['common', 'legal'])
  expect(screen.getByRole('heading', { level: 1, name: 'Imprint' })).toBeInstanceOf(HTMLElement)
  expect(screen.queryAllByText('Sample')).toHaveLength(marks)
  expect(screen.getByText(/^Last updated/).textContent).not.toContain('Sample')
})
