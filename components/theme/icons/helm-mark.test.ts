import { parse } from 'node-html-parser'
import { describe, expect, it } from 'vitest'
import { helmMark } from './helm-mark.ts'

const ink = { wheel: 'class="w"', king: 'class="k"' }

describe('the helm', () => {
  it.each(['full', 'small'] as const)('has eight spokes, one of them the king (%s)', (drawing) => {
    const [wheel, king] = parse(helmMark(drawing, ink)).querySelectorAll('g')
    const angles = wheel
      ?.querySelectorAll('path')
      .map((path) => path.getAttribute('transform'))
      .filter(Boolean)
    expect(new Set(angles).size).toBe(7)
    expect(king?.getAttribute('class')).toBe('k')
    expect(king?.querySelectorAll('path').map((path) => path.getAttribute('transform'))).toEqual([
      undefined,
    ])
  })

  it.each(['full', 'small'] as const)('stays on its sheet with its round ends (%s)', (drawing) => {
    const reaches = parse(helmMark(drawing, ink))
      .querySelectorAll('path')
      .map((path) => {
        const reach = Number(/V-([\d.]+)$/.exec(path.getAttribute('d') ?? '')?.[1])
        return reach + Number(path.getAttribute('stroke-width')) / 2
      })
    expect(Math.max(...reaches)).toBeLessThanOrEqual(50)
  })
})
