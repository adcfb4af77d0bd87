import { engineerLocations } from '../../../content/facts/locations.ts'
import { type Copy, Words } from '../../text/Words.tsx'
import { T } from '../../text/T.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import css from './EngineerLocations.module.css'

type Props = { copy: Copy<'counted-title'>; lead?: string }

/** The places of claim C-11 by name, from north to south as on the chart. */
export function EngineerLocations({ copy, lead }: Props) {
  return (
    <Sheet labelledBy="locations-title">
      <div className={css.block}>
        <div className={css.head}>
          <h2 className={css.title} id="locations-title">
            <Words copy={copy} part="counted-title" values={{ count: engineerLocations.length }} />
          </h2>
          {lead ? <p className={css.lead}>{lead}</p> : null}
        </div>
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
