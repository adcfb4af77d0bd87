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
    <PlateFrame
      className={props.className}
      isDial={plate.kind === 'overlapClock'}
      picture={describePlate(plate, { locale, say })}
      title={title}
      sample={props.sample}
      note={note}
    >
      <PlateDrawing plate={plate} narrow={props.narrow} />
    </PlateFrame>
  )
}

type FrameProps = {
  children: ReactNode
  title: ReactNode
  note: ReactNode
  sample?: boolean
  className?: string
  /** Whether the drawing is round. */
  isDial?: boolean
  /** What is on the sheet in words, where it is one picture. */
  picture?: string
}

/** A drawing on its sheet, with its caption. */
export function PlateFrame(props: FrameProps) {
  const { children, title, note, sample, className, isDial, picture } = props
  return (
    <figure className={`${css.plate} ${className ?? ''}`} data-dial={isDial ? '' : undefined}>
      <div className={css.sheet} role={picture ? 'img' : undefined} aria-label={picture}>
        {children}
      </div>
      <figcaption className={css.caption}>
        <span className={css.title}>
          <strong>{title}</strong> <SampleMark sample={sample} />
        </span>
        {note}
      </figcaption>
    </figure>
  )
}

/** The drawing of a plate on its sheet, as a picture beside words that say so. */
export function PlateSheet(props: { plate: Plate; narrow?: boolean }) {
  return (
    <div className={css.sheet} aria-hidden="true">
      <PlateDrawing {...props} />
    </div>
  )
}

function PlateDrawing({ plate, narrow }: { plate: Plate; narrow?: boolean }) {
  const locale = useLocale()
  const say = useText() as Say
  const drawn = (framing: Framing) => ({
    __html: drawPlate(plate, { palette: pageInks, framing, locale, say }),
  })
  return (
    <>
      {narrow ? null : <div className={css.wide} dangerouslySetInnerHTML={drawn('wide')} />}
      <div className={css.phone} dangerouslySetInnerHTML={drawn('phone')} />
    </>
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
