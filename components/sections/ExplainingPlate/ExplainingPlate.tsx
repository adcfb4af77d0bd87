import type { ReactNode } from 'react'
import type { PlateId } from '../../../content/facts/plates.ts'
import { terms } from '../../../content/facts/terms.ts'
import { contractPlate } from '../../art/plates/contract-timeline.ts'
import { type Framing, pageInks, type Say } from '../../art/plates/plate-kit.ts'
import {
  describePlate,
  drawPlate,
  pagePlate,
  type Plate,
  plateCaption,
} from '../../art/plates/plates.ts'
import { SampleMark } from '../../text/SampleMark.tsx'
import { useLocale } from '../../text/IntlRoot.tsx'
import { useText } from '../../text/useText.ts'
import css from './ExplainingPlate.module.css'

/** The plate of a page by its id, or one whose data come from elsewhere. */
type Props = ({ id: PlateId } | { plate: Plate; caption: { title: string; note: string } }) & {
  className?: string
  /** Whether its figures are invented. */
  sample?: boolean
  /** Where it is never as wide as a page: the drawing for phones at every width. */
  narrow?: boolean
}

/** A drawing that explains one thing, with what it says in words for those who do not see it. */
export function ExplainingPlate(props: Props) {
  const locale = useLocale()
  const say = useText() as Say
  const plate = 'id' in props ? pagePlate(props.id, say) : props.plate
  const { title, note } = 'id' in props ? plateCaption(props.id, say) : props.caption
  return (
    <figure
      className={`${css.plate} ${props.className ?? ''}`}
      data-dial={plate.kind === 'overlapClock' ? '' : undefined}
    >
      <PlateSheet
        plate={plate}
        label={describePlate(plate, { locale, say })}
        narrow={props.narrow}
      />
      <PlateCaption title={title} sample={props.sample} note={note} />
    </figure>
  )
}

type CaptionProps = { title: ReactNode; note: ReactNode; sample?: boolean }

function PlateCaption({ title, sample, note }: CaptionProps) {
  return (
    <figcaption className={css.caption}>
      <span className={css.title}>
        <strong>{title}</strong> <SampleMark sample={sample} />
      </span>
      {note}
    </figcaption>
  )
}

/** What is no drawn plate, on the same sheet. */
export function PlateOf({ children, ...caption }: CaptionProps & { children: ReactNode }) {
  return (
    <figure className={css.plate}>
      <div className={css.sheet}>{children}</div>
      <PlateCaption {...caption} />
    </figure>
  )
}

type PlateSheetProps = {
  plate: Plate
  /** What it says in words; without it, it is a picture beside words that say so. */
  label?: string
  narrow?: boolean
}

/** The drawing of a plate on its sheet. */
export function PlateSheet({ plate, label, narrow }: PlateSheetProps) {
  const locale = useLocale()
  const say = useText() as Say
  const drawn = (framing: Framing) => ({
    __html: drawPlate(plate, { palette: pageInks, framing, locale, say }),
  })
  return (
    <div
      className={css.sheet}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {narrow ? null : <div className={css.wide} dangerouslySetInnerHTML={drawn('wide')} />}
      <div className={css.phone} dangerouslySetInnerHTML={drawn('phone')} />
    </div>
  )
}

/** The contract for one engineer from the first day to the last, with its terms in figures. */
export function ContractPlate() {
  const text = useText()
  const caption = {
    title: text('plates.contract-engagement.title'),
    note: text('plates.contract-engagement.note'),
  }
  return (
    <ExplainingPlate plate={contractPlate(text as Say)} caption={caption} sample={terms.sample} />
  )
}

/** The map of a country as a plate. */
export type CountryMap = Extract<Plate, { kind: 'countryMap' }>

type CountryPlateProps = { map: CountryMap; className?: string; narrow?: boolean }

/** A country with every city in which engineers work. */
export function CountryPlate({ map, ...shown }: CountryPlateProps) {
  const text = useText()
  const { country, cities } = map.data
  const caption = {
    title: text('plates.map.title', { name: country, count: cities.length }),
    note: text('plates.map.note'),
  }
  return <ExplainingPlate plate={map} caption={caption} {...shown} />
}
