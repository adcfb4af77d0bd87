import { engineerLocations } from '../../../content/facts/locations.ts'
import type { CopyFor } from '../../../locales/copy-for.ts'
import { T } from '../../text/T.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import css from './EngineerLocations.module.css'

/** The places of claim C-11 by name, from north to south as on the chart. */
export function EngineerLocations({ copy }: { copy: CopyFor<'counted-title'> }) {
  return (
    <Sheet labelledBy="locations-title">
      <div className={css.block}>
        <h2 className={css.title} id="locations-title">
          <T id={`${copy}.counted-title`} values={{ count: engineerLocations.length }} />
        </h2>
        <ul className={css.places}>
          {engineerLocations.map(({ id }) => (
            <li key={id}>
              <T id={`locations.${id}`} />
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  )
}
