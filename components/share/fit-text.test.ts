import { describe, expect, test } from 'vitest'
import { fitText, type TextBox } from './fit-text.ts'

/** Every letter is half an em wide. */
const widthOf = (line: string) => line.length / 2
const box: TextBox = { width: 500, height: 300, sizes: [100, 80, 60, 40], lineHeight: 1 }
const fit = (text: string) => fitText(text, box, widthOf, 60)

describe('a title', () => {
  test('that is short stands in the largest size', () => {
    expect(fit('Blog')).toEqual({ size: 100, lines: ['Blog'] })
  })

  test('breaks between words, its lines of like length', () => {
    expect(fit('We do it all')).toEqual({ size: 100, lines: ['We do', 'it all'] })
  })

  test('that is long gets smaller', () => {
    expect(fit('Who owns the code that we wrote')).toEqual({
      size: 80,
      lines: ['Who owns the', 'code that we', 'wrote'],
    })
  })

  test('is divided at a soft hyphen where it would be small otherwise, and as rarely as can be', () => {
    const text = 'Software\u00addienst\u00adleistungen'
    expect(fit(text)).toEqual({ size: 60, lines: ['Softwaredienst-', 'leistungen'] })
  })

  test('is not divided where the whole word is large enough, and shows no soft hyphen', () => {
    expect(fit('Daten\u00adschutz')).toEqual({ size: 80, lines: ['Datenschutz'] })
  })

  test('keeps a figure with the word before it', () => {
    expect(fit('We have ISO 27001').lines).toEqual(['We have', 'ISO\u00a027001'])
  })

  test('never leaves its box', () => {
    const long = 'Rechtsschutz\u00adversicherungs\u00adgesellschaft für alle unsere Kunden'
    for (const text of [long, 'Code-Review über Zeitzonen hinweg', 'a b c d e f g h i j k l m n']) {
      const { size, lines } = fit(text)
      expect(Math.max(...lines.map(widthOf)) * size).toBeLessThanOrEqual(box.width)
      expect(lines.length * size).toBeLessThanOrEqual(box.height)
    }
  })

  test('that fits in no size is an error that says what to do', () => {
    expect(() => fit('x'.repeat(26))).toThrow('shorten it, or its long words')
  })
})
