import { describe, expect, test } from 'vitest'
import { htmlByFamily } from '../support/by-family.ts'
import { createHtmlReader } from '../support/html-findings.ts'

const findingsOf = createHtmlReader({ leavesOutKnown: true })

describe('the HTML of German pages is valid', () => {
  test.each(htmlByFamily('de'))('$family', ({ files }) => {
    expect(files.flatMap(({ name, html }) => findingsOf(name, html))).toEqual([])
  })
})
