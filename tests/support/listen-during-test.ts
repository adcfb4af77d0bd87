import { onTestFinished, vi } from 'vitest'

/** Has a script of pages listen to the document of the tests until the test ends. */
export function listenDuringTest(listen: (page: Document) => void): void {
  const add = vi.spyOn(document, 'addEventListener')
  listen(document)
  const listeners = [...add.mock.calls]
  add.mockRestore()
  onTestFinished(() => {
    for (const listener of listeners) document.removeEventListener(...listener)
  })
}
