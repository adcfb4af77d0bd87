import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type IconName, iconNames } from '../../content/schema.ts'
import { PartIcon, type PartIconName } from './PartIcon.tsx'

/** The compiler refuses a name that only one of the two lists has. */
const nameInBoth = (name: IconName): PartIconName => name
const usable = (name: PartIconName): IconName => name

function drawn(name: PartIconName): string {
  const { container } = render(<PartIcon name={name} />)
  return container.querySelector('svg')!.innerHTML
}

test.each(iconNames)('an entry can name the icon "%s", and it is drawn', (name) => {
  expect(drawn(usable(nameInBoth(name)))).toMatch(/<(path|circle|rect|line)/)
})

test('no two names show the same icon', () => {
  expect(new Set(iconNames.map(drawn)).size).toBe(iconNames.length)
})

test('a section may give an icon its own style, and screen readers pass it by', () => {
  const { container } = render(<PartIcon name="anchor" className="big" />)
  const icon = container.querySelector('svg')!
  expect(icon.classList.contains('big')).toBe(true)
  expect(icon.getAttribute('aria-hidden')).toBe('true')
})
