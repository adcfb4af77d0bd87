import * as v from 'valibot'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** API-06: how many engineers there are and how many are open to work now; `sample` where both are invented. */
const freeDevs = v.pipe(
  v.object({ total: count, free: count, sample: v.optional(v.boolean()) }),
  v.check(({ total, free }) => free <= total),
)

export type FreeDevs = v.InferOutput<typeof freeDevs>

/** The counts of an answer, or undefined when it contains anything else. */
export function readFreeDevs(response: unknown): FreeDevs | undefined {
  const { success, output } = v.safeParse(freeDevs, response)
  return success ? output : undefined
}
