import { cleanup, configure } from '@testing-library/react'
import { getDefaultStore, type WritableAtom } from 'jotai'
import { afterEach, beforeEach, vi } from 'vitest'
import { answerAtoms } from '../../components/questionnaire/answers.ts'
import { installIntersections, installMedia } from './fake-browser.ts'

// On a busy machine what is waited for comes late; what never comes still fails the test.
configure({ asyncUtilTimeout: 10_000 })

/** jsdom knows no reports of errors, modal dialogs, media conditions and intersections: the least that we need of them. */
globalThis.reportError = (error: unknown) => console.error(error)
HTMLDialogElement.prototype.showModal = function showModal() {
  this.setAttribute('open', '')
}
HTMLDialogElement.prototype.close = function close() {
  this.removeAttribute('open')
  this.dispatchEvent(new Event('close'))
}

/** A window of 1440 px in which nothing is seen yet. */
beforeEach(() => {
  installMedia()
  installIntersections()
})

/** Anything written to the console fails the test. */
beforeEach(() => {
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      throw new Error(`console.${method}: ${parts.join(' ')}`)
    })
  }
})

afterEach(() => {
  cleanup()
  // What one visitor answered is unknown to the next one.
  for (const response of Object.values(answerAtoms))
    getDefaultStore().set(response as WritableAtom<string, [string], void>, '')
  localStorage.clear()
  sessionStorage.clear()
  // A pointer that went down is up again, and the place that a test went to is left.
  document.dispatchEvent(new Event('pointercancel'))
  history.replaceState(null, '', '/')
  vi.restoreAllMocks()
})
