import { vi } from 'vitest'
import { act } from '@testing-library/react'
import { intersect } from './fake-intersections.ts'

/** Brings every part of an element into view and waits for the code that parts fetch when they are near. */
export async function comeNear(container: Element): Promise<void> {
  await act(async () => {
    for (const element of container.querySelectorAll('*')) intersect(element, 1)
    await vi.dynamicImportSettled()
  })
}
