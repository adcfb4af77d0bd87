import css from './EngravedBand.module.css'

/** A band of waving lines that meet in knots, as on the edge of a security. */
export function EngravedBand() {
  return <span className={css.band} aria-hidden="true" />
}
