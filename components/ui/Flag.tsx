import css from './Flag.module.css'
import EE from '../../node_modules/country-flag-icons/3x2/EE.svg'
import LV from '../../node_modules/country-flag-icons/3x2/LV.svg'
import LT from '../../node_modules/country-flag-icons/3x2/LT.svg'
import PL from '../../node_modules/country-flag-icons/3x2/PL.svg'
import UA from '../../node_modules/country-flag-icons/3x2/UA.svg'
import MD from '../../node_modules/country-flag-icons/3x2/MD.svg'
import HR from '../../node_modules/country-flag-icons/3x2/HR.svg'
import RS from '../../node_modules/country-flag-icons/3x2/RS.svg'
import RO from '../../node_modules/country-flag-icons/3x2/RO.svg'
import BG from '../../node_modules/country-flag-icons/3x2/BG.svg'
import GE from '../../node_modules/country-flag-icons/3x2/GE.svg'
import AR from '../../node_modules/country-flag-icons/3x2/AR.svg'

/** The flag of a country, next to the country's name: it says nothing that the text does not. */
export function Flag({ code }: { code: FlagCode }) {
  return <img src={flags[code]} alt="" className={css.flag} width="36" height="24" />
}

/*
 * The package exports its SVG files as strings only; taken as files, each is fetched where it is shown
 * and stays out of the scripts.
 */

/** Flags of the countries in which the company has engineers, by ISO 3166-1 alpha-2 code. */
export const flags = { AR, BG, EE, GE, HR, LT, LV, MD, PL, RO, RS, UA } as const

export type FlagCode = keyof typeof flags
