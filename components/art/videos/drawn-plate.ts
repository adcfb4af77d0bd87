const shapes = /<(path|circle|rect|line|polyline|ellipse|text|use)\b([^>]*?)(\/?)>/g

/** Lines of an ink are drawn in this share of the time, the signal's in the rest. */
const inkShare = 0.62

/** Drawing a line takes at least so many seconds; longer where there are few lines. */
const shortest = 2.6

/** The pen begins this many seconds before the film, so that its first picture is not blank. */
const lead = 1.5

/**
 * Prepares a drawing for its film: each line gets the moment, in seconds, at which the pen begins with
 * it, in the order of the drawing. What is in the signal ink comes last. Dashed lines keep their dashes
 * and appear; all others are drawn along their length. A line that others refer to stands from the start:
 * Chromium does not seek animations inside the copies of `use`.
 */
export function drawnPlate(markup: string, signal: string, seconds: number): string {
  const count = [...markup.matchAll(shapes)].length
  const pen = Math.max(shortest, seconds / count).toFixed(2)
  let place = 0
  return markup.replace(shapes, (whole, tag: string, attributes: string, slash: string) => {
    const share = place++ / count
    if (attributes.includes(' id="')) return whole
    const last = attributes.includes(`"${signal}"`)
    const start = (last ? inkShare + share * (1 - inkShare) : share * inkShare) * seconds - lead
    const drawn = !attributes.includes('stroke-dasharray') && tag !== 'text' && tag !== 'use'
    const motion = drawn ? ' class="drawn" pathLength="1"' : ' class="shown"'
    return `<${tag}${attributes}${motion} style="--at:${start.toFixed(2)}s;--pen:${pen}s"${slash}>`
  })
}
