import { readFileSync } from 'node:fs'
import { type AtRule, parse, type Rule } from 'postcss'
import { expect, test } from 'vitest'
import { type CarouselKind, carouselWidths, type CarouselWidths } from './carousel-widths.ts'

const css = parse(readFileSync(new URL('Carousel.module.css', import.meta.url), 'utf8'))

/** Numbers of the list before hydration: breakpoint, or '' for the widest, and slides. */
function listWidths(kind: CarouselKind): [string, number][] {
  const found: [string, number][] = []
  css.walkDecls('--carousel-places', (declaration) => {
    const rule = declaration.parent as Rule
    if (rule.selector !== `.carousel[data-kind='${kind}']`) return
    const around = rule.parent as AtRule
    const at = around.type === 'atrule' ? around.params.replace(/^\(--|\)$/g, '') : ''
    found.push([at, Number(declaration.value)])
  })
  return found
}

test.each(Object.keys(carouselWidths).filter((kind) => kind !== 'pages') as CarouselKind[])(
  'the list before hydration shows as many slides of the kind %s as the slider after it',
  (kind) => {
    const steps: CarouselWidths = carouselWidths[kind]
    const changes = steps.filter(({ slides }, at) => slides !== steps[at - 1]?.slides)
    expect(listWidths(kind)).toEqual(changes.map(({ at = '', slides }) => [at, slides]))
  },
)
