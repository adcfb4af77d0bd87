import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the styles of every form stand on the page before its code comes', () => {
  const imported = readFileSync('components/forms/form-styles.ts', 'utf8')
  const sheets = readdirSync('components/forms').filter((file) => file.endsWith('.module.css'))
  expect(sheets.filter((file) => !imported.includes(`'./${file}'`))).toEqual([])
})
