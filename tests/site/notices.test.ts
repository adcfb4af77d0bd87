import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { fontFamilies } from '../../components/theme/fonts/families.ts'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const json = (file: string) => JSON.parse(read(file))

/** Cells of the table rows of the notices, such as `react | MIT | Meta Platforms …`. */
const rows = read('THIRD-PARTY-NOTICES.md')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
const listed = new Map(rows.map(([, name, licence]) => [name, licence]))

describe('the third-party notices', () => {
  it.each(Object.keys(json('package.json').dependencies))('name %s and its licence', (name) => {
    expect(listed.get(name)).toBe(json(`node_modules/${name}/package.json`).license)
  })

  it('name each font family and point to its licence text', () => {
    for (const { name } of fontFamilies) {
      const row = rows.find((cells) => cells[1]?.startsWith(name))
      const text = /`([^`]+)`/.exec(row?.join('|') ?? '')?.[1] ?? ''
      expect(existsSync(path.join(root, text)), `${name}: ${text}`).toBe(true)
      expect(read(text)).toContain('SIL OPEN FONT LICENSE Version 1.1')
    }
  })

  it('name the map data and the icons', () => {
    const notices = read('THIRD-PARTY-NOTICES.md')
    expect(notices).toContain('Natural Earth')
    expect(notices).toContain('Lucide')
    expect(notices).toContain('Simple Icons')
  })
})
