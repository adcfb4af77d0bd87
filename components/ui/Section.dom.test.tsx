import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Section } from './Section.tsx'

const space = (name: string) => screen.getByRole('region', { name }).dataset.space

test('what is looked up stands close, and a sheet that interrupts the paper has more room', () => {
  render(
    <>
      <Section title="Usual">…</Section>
      <Section title="Looked up" opening="quiet">
        …
      </Section>
      <Section title="Night" tone="night">
        …
      </Section>
      <Section title="Quiet buff" tone="buff" opening="quiet">
        …
      </Section>
    </>,
  )
  expect(['Usual', 'Looked up', 'Night', 'Quiet buff'].map(space)).toEqual([
    'usual',
    'tight',
    'wide',
    'tight',
  ])
})

test('a section may take another step', () => {
  render(
    <Section title="Passed by" space="tight">
      …
    </Section>,
  )
  expect(space('Passed by')).toBe('tight')
})
