import type { Pressing, Palette } from '../markup/palette.ts'
import { serviceData } from './service-data.ts'
import { serviceDesign } from './service-design.ts'
import { serviceDiscovery } from './service-discovery.ts'
import { serviceInterface } from './service-interface.ts'
import { serviceMigration } from './service-migration.ts'
import { serviceMobile } from './service-mobile.ts'
import { serviceOperations } from './service-operations.ts'
import { servicePayments } from './service-payments.ts'
import { serviceSecurity } from './service-security.ts'
import { serviceSupport } from './service-support.ts'
import { serviceTesting } from './service-testing.ts'
import { serviceWeb } from './service-web.ts'

type Plan = { pressing: Pressing; draw: (palette: Palette) => string }

/** The picture of each kind of service and the ground it is printed on, 720 by 480 each. */
export const servicePlan = {
  discovery: { pressing: 'shoal', draw: serviceDiscovery },
  interface: { pressing: 'paper', draw: serviceInterface },
  payments: { pressing: 'buff', draw: servicePayments },
  data: { pressing: 'paper', draw: serviceData },
  mobile: { pressing: 'buff', draw: serviceMobile },
  web: { pressing: 'night', draw: serviceWeb },
  operations: { pressing: 'shoal', draw: serviceOperations },
  security: { pressing: 'night', draw: serviceSecurity },
  migration: { pressing: 'paper', draw: serviceMigration },
  testing: { pressing: 'buff', draw: serviceTesting },
  design: { pressing: 'shoal', draw: serviceDesign },
  support: { pressing: 'night', draw: serviceSupport },
} as const satisfies Record<string, Plan>

/** The pictures of the services by name, `service-<kind>`. */
export function servicePictures(palettes: Record<Pressing, Palette>): Record<string, string> {
  return Object.fromEntries(
    Object.entries<Plan>(servicePlan).map(([kind, { pressing, draw }]) => [
      `service-${kind}`,
      draw(palettes[pressing]),
    ]),
  )
}
