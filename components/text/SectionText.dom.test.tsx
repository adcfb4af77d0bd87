import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithMessages } from '../../tests/support/render.tsx'
import { IntlRoot } from './IntlRoot.tsx'
import css from './SectionText.module.css'
import { type SectionCopy, useSectionText, SectionText } from './SectionText.tsx'

type ExampleCopy = SectionCopy<'title' | 'lead'>

const texts: ExampleCopy = { title: 'Ropes & <knots>', lead: 'It takes {hours}.' }
const prefix: ExampleCopy = 'departments-navigation.section'

/** A section with a title on screen and as the name of a group. */
function ShownSection({ copy }: { copy: ExampleCopy }) {
  const sectionText = useSectionText()
  return (
    <section aria-label={sectionText(copy, 'title')}>
      <SectionText copy={copy} part="title" />
    </section>
  )
}

test.each([
  ['messages, when it is given their prefix', prefix, 'Who we build for'],
  ['finished texts as they are, signs included', texts, 'Ropes & <knots>'],
])('A section shows %s', (_, copy, shown) => {
  const { container } = renderWithMessages(<ShownSection copy={copy} />, ['departments-navigation'])
  const section = container.querySelector('section')!
  expect([section.textContent, section.getAttribute('aria-label')]).toEqual([shown, shown])
})

test('A message takes values, a finished text keeps its braces', () => {
  const messages = { 'knots.lead': 'It takes <b>{hours}</b>.' }
  const values = { hours: 'three hours', b: (chunks: unknown) => <b>{String(chunks)}</b> }
  const shown = (copy: 'knots' | typeof texts) =>
    render(
      <IntlRoot locale="en" messages={messages}>
        <SectionText<'lead'> copy={copy} part="lead" values={values} />
      </IntlRoot>,
    ).container.innerHTML
  expect(shown('knots')).toBe('It takes <b>three hours</b>.')
  expect(shown(texts)).toBe('It takes {hours}.')
})

test('A page without the messages of a section does not render', () => {
  expect(() => renderWithMessages(<ShownSection copy={prefix} />, ['common'])).toThrow(
    'departments-navigation.section.title',
  )
})

test.each([
  ['Hire front-end developers', ['front-end']],
  ['Full-Stack-Entwickler finden', ['Full-Stack']],
  ['Back-end, full-stack', ['Back-end', 'full-stack']],
  ['Software-Entwicklung für den E-Commerce', []],
  ['5-day weeks and well-tempered claviers', []],
])('A title does not divide short compounds, and reads as it was written: %s', (title, whole) => {
  const { container } = renderWithMessages(<ShownSection copy={{ title, lead: title }} />, [])
  const section = container.querySelector('section')!
  expect(section.textContent).toBe(title)
  const kept = section.querySelectorAll(`.${css.whole}`)
  expect([...kept].map(({ textContent }) => textContent)).toEqual(whole)
})

test.each([
  ['Woran unsere Frontend-Entwickler arbeiten', ['Frontend-Entwickler']],
  ['Full-Stack-Entwickler finden', ['Full-Stack-Entwickler']],
  ['React-Native-Entwickler finden', []],
  ['Hire front-end developers', []],
])('A title divides a long compound only where no line holds it: %s', (title, whole) => {
  const { container } = renderWithMessages(<ShownSection copy={{ title, lead: title }} />, [])
  const section = container.querySelector('section')!
  expect(section.textContent).toBe(title)
  const kept = section.querySelectorAll(`.${css.long}`)
  expect([...kept].map(({ textContent }) => textContent)).toEqual(whole)
})

test('Other parts of a section may be divided anywhere', () => {
  const copy = { title: 'Front-end', lead: 'Front-end developers' }
  const { container } = renderWithMessages(<SectionText copy={copy} part="lead" />, [])
  expect(container.innerHTML).toBe('Front-end developers')
})
