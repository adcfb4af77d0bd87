import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithMessages } from '../../../tests/support/render.tsx'
import { examples } from './StaffAugmentationHeader.examples.tsx'

function links(name: string) {
  renderWithMessages(examples.examples[name]!, ['common', ...examples.namespaces!])
  return within(screen.getByRole('region'))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
}

test('one button leads to the form, the other to all that can be hired (A-119, A-123)', () => {
  expect(links('usual')).toEqual([
    ['Get in touch', '/get-in-touch'],
    ['Hire Developers', '/hire'],
    ['Work out the cost', '/team-cost'],
  ])
})

test('a page with a form of its own leads there', () => {
  expect(links('with a form on the page')).toEqual([
    ['Get in touch', '#request'],
    ['Hire Developers', '/hire'],
    ['Work out the cost', '/team-cost'],
  ])
})

test('the page of all that can be hired does not lead to itself', () => {
  expect(links('on the page that it would lead to')).toEqual([
    ['Get in touch', '/get-in-touch'],
    ['Work out the cost', '/team-cost'],
  ])
})
