import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { coverPlan } from './cover-plan.ts'

const stories = new URL('../../content/success-stories/', import.meta.url)

test('Every success story has a cover in the plan', () => {
  const folders = readdirSync(stories, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )
  expect(folders.length).toBeGreaterThan(0)
  for (const { name } of folders) expect(Object.keys(coverPlan)).toContain(name)
})

test('Covers that follow each other lie on different grounds', () => {
  const grounds = Object.values(coverPlan).map(({ pressing }) => pressing)
  grounds.slice(1).forEach((ground, index) => expect(ground).not.toBe(grounds[index]))
})
