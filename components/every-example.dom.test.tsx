import { describe, expect, test } from 'vitest'
import { renderWithWords } from '../tests/support/render.tsx'
import type { Examples } from './examples.ts'

const modules = import.meta.glob<{ examples: Examples }>('./**/*.examples.tsx', { eager: true })

describe.each(Object.entries(modules))('%s', (_, { examples: { namespaces, examples } }) => {
  test.each(Object.entries(examples))('%s shows something and nothing undefined', (__, element) => {
    const { container } = renderWithWords(element, ['common', ...namespaces])
    expect(container.textContent).not.toBe('')
    expect(container.textContent).not.toMatch(/undefined|null|NaN|\[object/)
  })
})
