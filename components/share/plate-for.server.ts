import { servicePlan } from '../art/services/service-pictures.ts'
import type { Pressing, Palette } from '../art/markup/palette.ts'
import { chartedWater } from './charted-water.ts'
import { filedPlate } from './filed-plate.server.ts'
import { hirePlate } from './hire-plate.server.ts'
import { industryPlate } from './industry-plate.ts'
import { routePlates, serviceDrawing } from './route-plates.ts'
import type { SharePage } from './share-page.ts'
import type { SharePlate, View } from './share-plate.ts'

type Subject = Pick<SharePage, 'id' | 'kind' | 'seed' | 'drawing'>

/** East of the fade of the wide chart, with the plan of the River Plate. */
const homeView: View = { x: 905, y: 118, width: 535, height: 624 }

/**
 * The drawing of its share picture: its own, else one of its kind, else a chart of open water that its address is the
 * seed of.
 */
export function plateFor(page: Subject, palettes: Record<Pressing, Palette>): SharePlate {
  const { id, kind, seed, drawing } = page
  if (id === 'home') return { ...filedPlate('hero-chart-day'), view: homeView }
  const service = drawing?.replace(/^service-/, '')
  if (service && isService(service)) return serviceDrawing(service)(palettes)
  if (drawing) return filedPlate(drawing)
  const pressing = kind === 'legal' ? 'paper' : 'night'
  return (
    routePlates[id]?.(palettes) ??
    (kind === 'industry' ? industryPlate(seed, palettes) : undefined) ??
    (kind === 'hire' ? hirePlate(seed, palettes) : undefined) ?? {
      markup: chartedWater(seed, palettes[pressing]),
      pressing,
    }
  )
}

function isService(picture: string): picture is keyof typeof servicePlan {
  return picture in servicePlan
}
