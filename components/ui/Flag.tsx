import css from './Flag.module.css'
import { type FlagCode, flags } from './flags.ts'

/** The flag of a country, next to the country's name: it says nothing that the text does not. */
export function Flag({ code }: { code: FlagCode }) {
  return <img src={flags[code]} alt="" className={css.flag} width="36" height="24" />
}
