import { engineerLocations } from '../../../content/facts/locations.ts'
import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { Message } from '../../text/Message.tsx'
import { Panel } from '../../ui/Panel.tsx'
import css from './EngineerLocations.module.css'

type Props = { copy: SectionCopy<'counted-title'>; lead?: string }

/** The places of claim C-11 by name, from north to south as on the chart. */
export function EngineerLocations({ copy, lead }: Props) {
  return (
    <Panel labelledBy="locations-title">
      <div className={css.block}>
        <div className={css.head}>
          <h2 className={css.title} id="locations-title">
            <SectionText
              copy={copy}
              part="counted-title"
              values={{ count: engineerLocations.length }}
            />
          </h2>
          {lead ? <p className={css.lead}>{lead}</p> : null}
        </div>
        <ul className={css.places}>
          {engineerLocations.map(({ id }) => (
            <li key={id}>
              <Message id={`locations.${id}`} />
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  )
}
