import { balance } from './balance.ts'
import { circle, line, shape, shifted } from './element.ts'
import { guillocheBand } from './guilloche-band.ts'
import { guillocheRosette } from './guilloche-rosette.ts'
import { platePens } from './pens.ts'
import { box } from './polyline.ts'
import { serviceSheet, serviceSize } from './service-sheet.ts'
import type { Sheet } from './sheet.ts'

const { width, height } = serviceSize

/** Takes the inks and gives the picture of payments: a balance at rest, coin against weights. */
export function servicePayments(sheet: Sheet): string {
  const band = { id: 'band', width, reach: 17, strands: 8, waves: 23, swells: 6, ink: sheet.ink }
  return serviceSheet(
    sheet,
    guillocheBand(band, [46, height - 46]),
    balance([360, 96], { left: coin(sheet), right: weights(sheet) }, sheet),
  )
}

/** A coin that stands on the origin. */
function coin(sheet: Sheet): string {
  const { signal } = platePens(sheet)
  const lace = {
    id: 'coin',
    radius: 31,
    depth: 0.42,
    waves: 11,
    strands: 7,
    ink: sheet.signal,
    pen: 1,
  }
  return shifted(
    [0, -59],
    circle([0, 0], 58, { ...signal.bold, fill: sheet.ground }),
    circle([0, 0], 50, signal.fine),
    guillocheRosette(lace),
    circle([0, 0], 9, { fill: sheet.signal }),
  )
}

/** Three weights with their knobs on the origin, the largest in the middle. */
function weights(sheet: Sheet): string {
  const { fine, main } = platePens(sheet).ink
  return [
    { x: -44, half: 15, tall: 30 },
    { x: 0, half: 24, tall: 62 },
    { x: 47, half: 17, tall: 40 },
  ]
    .map(({ x, half, tall }) =>
      shifted(
        [x, 0],
        shape(`M-4-${tall}L-7-${tall + 9}A9 9 0 1 1 7-${tall + 9}L4-${tall}Z`, {
          ...main,
          fill: sheet.ground,
        }),
        shape(box(-half, -tall, half, 0), { ...main, fill: sheet.ground }),
        line(`M${-half}-${tall - 6}H${half}M${-half}-7H${half}`, fine),
      ),
    )
    .join('')
}
