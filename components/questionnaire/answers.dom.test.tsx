import { act, cleanup, render, screen } from '@testing-library/react'
import { useSetAtom } from 'jotai'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answersKeptFor, answerStorage } from './answer-storage.ts'
import { answerAtoms, useAnswers } from './answers.ts'
import { answerKeys } from '../../server/contract/brief.ts'

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  // What blocked storage kept in memory.
  for (const key of answerKeys) answerStorage(key).removeItem()
})

function Shown() {
  const answers = useAnswers()
  const setGoal = useSetAtom(answerAtoms.goal)
  const setService = useSetAtom(answerAtoms.service)
  return (
    <>
      <output>{JSON.stringify(answers)}</output>
      <button type="button" onClick={() => setGoal('boost_your_roi')}>
        choose
      </button>
      <button type="button" onClick={() => setGoal('')}>
        clear
      </button>
      <button type="button" onClick={() => setService('DevOps')}>
        service
      </button>
    </>
  )
}

const shown = () => JSON.parse(screen.getByRole('status').textContent!) as Record<string, string>
const press = (name: string) => act(() => screen.getByRole('button', { name }).click())

test('the server knows no answers, so that the first render matches', () => {
  localStorage.setItem('goal', 'boost_your_roi')
  expect(renderToString(<Shown />)).toContain('&quot;goal&quot;:&quot;&quot;')
})

test('stored answers are read as slugs and titles, unknown goals are ignored', () => {
  localStorage.setItem('goal', 'not_a_goal')
  localStorage.setItem('industry', 'Real Estate')
  localStorage.setItem('final', 'OUTSOURCING')
  localStorage.setItem('service', 'Something of tomorrow')
  render(<Shown />)
  expect(shown()).toEqual({
    goal: '',
    industry: 'real_estate',
    final: 'Software Development Outsourcing',
    service: 'Something of tomorrow',
  })
})

test('an answer is stored as raw text under its key, and removed when cleared', () => {
  render(<Shown />)
  press('choose')
  expect(localStorage.getItem('goal')).toBe('boost_your_roi')
  press('clear')
  expect(localStorage.getItem('goal')).toBeNull()
})

test('an answer of another tab is shown, and so is its removal', () => {
  render(<Shown />)
  act(() => {
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'goal', newValue: 'expand_operations' }),
    )
  })
  expect(shown().goal).toBe('expand_operations')
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'final', newValue: 'Retail' }))
  })
  expect(shown()).toMatchObject({ goal: 'expand_operations', final: 'Retail' })
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
  })
  expect(shown()).toMatchObject({ goal: '', final: '' })
})

describe('ninety days', () => {
  const start = new Date('2026-03-01T12:00:00Z')

  test.each([
    ['on the last moment answers are kept', answersKeptFor, 'DevOps'],
    ['a moment later they are cleared', answersKeptFor + 1, ''],
  ])('%s', (_, later, service) => {
    vi.useFakeTimers({ now: start, toFake: ['Date'] })
    render(<Shown />)
    press('choose')
    press('service')
    cleanup()
    vi.setSystemTime(start.getTime() + later)
    render(<Shown />)
    expect(shown().service).toBe(service)
    expect(localStorage.getItem('goal') === null).toBe(service === '')
    expect(localStorage.getItem('answered-at') === null).toBe(service === '')
  })

  test('answers without a time count from the first visit that sees them', () => {
    vi.useFakeTimers({ now: start, toFake: ['Date'] })
    localStorage.setItem('service', 'DevOps')
    render(<Shown />)
    expect(shown().service).toBe('DevOps')
    expect(localStorage.getItem('answered-at')).toBe(String(start.getTime()))
  })
})

test('with blocked storage answers live in memory, from page to page', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked)
  render(<Shown />)
  expect(shown().goal).toBe('')
  press('choose')
  expect(shown().goal).toBe('boost_your_roi')
  cleanup()
  render(<Shown />)
  expect(shown().goal).toBe('boost_your_roi')
  press('clear')
  expect(shown().goal).toBe('')
})
