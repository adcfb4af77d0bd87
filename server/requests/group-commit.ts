type Waiting<Input, Output> = {
  input: Input
  resolve: (output: Output) => void
  reject: (error: unknown) => void
}

/**
 * Collects what is asked for in one turn of the event loop and writes it together: one wait for the disk
 * instead of one each. When the write fails, it fails for all of them.
 * @param write writes all inputs in one transaction; gives an output for each, in their order
 */
export function groupCommit<Input, Output>(
  write: (inputs: readonly Input[]) => Promise<readonly Output[]>,
): (input: Input) => Promise<Output> {
  let waiting: Waiting<Input, Output>[] = []

  async function flush() {
    const group = waiting
    waiting = []
    try {
      const outputs = await write(group.map(({ input }) => input))
      group.forEach(({ resolve }, at) => resolve(outputs[at]!))
    } catch (error) {
      for (const { reject } of group) reject(error)
    }
  }

  return (input) =>
    new Promise((resolve, reject) => {
      if (waiting.push({ input, resolve, reject }) === 1) setImmediate(() => void flush())
    })
}
