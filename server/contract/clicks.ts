import * as v from 'valibot'
import { plainText } from './text-fields.ts'

/** Name of the one event of the site (T-37). */
export const clickEvent = 'click_button'

/** Longest title that is counted; a longer one is cut. */
const longest = 120

const title = v.pipe(
  v.string(),
  v.transform((text) => plainText(text).slice(0, longest)),
  v.nonEmpty(),
)

/** API-08: a press of a service's button, with nothing about who pressed it. */
const click = v.object({ event: v.literal(clickEvent), block_title: title, topic: title })

export type Click = v.InferOutput<typeof click>

/** The event that a body holds, or undefined when it holds anything else. */
export function readClick(body: unknown): Click | undefined {
  const { success, output } = v.safeParse(click, body)
  return success ? output : undefined
}
