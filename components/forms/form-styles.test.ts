import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = 'components/forms'
const files = readdirSync(folder)
const imported = readFileSync(`${folder}/form-styles.ts`, 'utf8')
const missing = (sheets: string[]) => sheets.filter((sheet) => !imported.includes(`'${sheet}'`))

test('the styles of every form stand on the page before its code comes', () => {
  const sheets = files.filter((file) => file.endsWith('.module.css'))
  expect(missing(sheets.map((file) => `./${file}`))).toEqual([])
})

test('and so do those of what the forms are made of', () => {
  const parts = files
    .filter((file) => /^\w+\.tsx$/.test(file))
    .flatMap((file) => [
      ...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/'(\.\.\/ui\/\w+)\.tsx'/g),
    ])
    .map(([, part]) => `${part}.module.css`)
    .filter((sheet) => existsSync(`${folder}/${sheet}`))
  expect(parts).toContain('../ui/VisuallyHidden.module.css')
  expect(missing(parts)).toEqual([])
})
