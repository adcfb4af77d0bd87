import { expect, test } from 'vitest'
import { cover, type CoverFamily } from './cover.ts'
import { readSheets } from './sheets.server.ts'

const { paper, night } = readSheets()

test.each<CoverFamily>(['guilloche', 'passage-plan', 'tomographic-slices'])(
  'Two stories of the family %s have different covers, one story always the same',
  (family) => {
    expect(cover('openrad', family, paper)).not.toBe(cover('visbion', family, paper))
    expect(cover('openrad', family, paper)).toBe(cover('openrad', family, paper))
  },
)

test.each<CoverFamily>(['guilloche', 'passage-plan', 'tomographic-slices'])(
  'A cover of the family %s brings its own ground and one accent colour',
  (family) => {
    const printed = cover('xola', family, night)
    expect(printed).toContain(`<path d="M0 0H1200V800H0Z" fill="${night.ground}"/>`)
    const inks = new Set(printed.match(/#[0-9a-f]{6}\b/g))
    for (const ink of inks) expect(Object.values(night)).toContain(ink)
    expect(inks).toContain(night.signal)
  },
)
