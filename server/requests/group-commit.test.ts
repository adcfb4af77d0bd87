import { expect, test, vi } from 'vitest'
import { groupCommit } from './group-commit.ts'

test('what comes together is written together, and each gets its own answer', async () => {
  const write = vi.fn(async (inputs: readonly number[]) => inputs.map((input) => input * 10))
  const save = groupCommit(write)
  expect(await Promise.all([save(1), save(2), save(3)])).toEqual([10, 20, 30])
  expect(await save(4)).toBe(40)
  expect(write.mock.calls).toEqual([[[1, 2, 3]], [[4]]])
})

test('what comes while others are written waits for the next write', async () => {
  let finish = () => {}
  const write = vi.fn(async (inputs: readonly number[]) => {
    await new Promise<void>((resolve) => (finish = resolve))
    return inputs
  })
  const save = groupCommit(write)
  const first = save(1)
  await vi.waitFor(() => expect(write).toHaveBeenCalledTimes(1))
  finish()
  expect(await first).toBe(1)
  const second = save(2)
  await vi.waitFor(() => expect(write).toHaveBeenCalledTimes(2))
  finish()
  expect(await second).toBe(2)
})

test('a write that fails fails for all of its group, and for nobody else', async () => {
  const write = vi.fn(async (inputs: readonly number[]) => inputs)
  write.mockRejectedValueOnce(new Error('disk full'))
  const save = groupCommit(write)
  const answers = await Promise.allSettled([save(1), save(2)])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await save(3)).toBe(3)
})
