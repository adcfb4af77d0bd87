import css from './Stars.module.css'

const outline = 'M12 2.6l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5L2.5 9.5l6.6-.9z'
const places = [0, 1, 2, 3, 4] as const

type Props = {
  rating: number
  /** What a screen reader says, such as "4.8 out of 5". */
  label: string
  /** How full each star is, 0 to 1, in this order; by itself it follows from the rating. */
  shares?: readonly number[]
}

/**
 * A rating of 0 to 5 as five stars: the whole part full, then one star filled to the
 * remainder, the rest empty. Values outside are clamped; not a number draws nothing.
 */
export function Stars({ rating, label, shares }: Props) {
  if (Number.isNaN(rating)) return null
  const clamped = Math.min(5, Math.max(0, rating))
  return (
    <span className={css.stars} role="img" aria-label={label}>
      {places.map((index) => (
        <Star
          key={index}
          share={shares ? (shares[index] ?? 0) : Math.min(1, Math.max(0, clamped - index))}
        />
      ))}
    </span>
  )
}

/** One star, filled from the inline start up to `share` of its width (0 to 1). */
function Star({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 24 24" width="17" height="17" aria-hidden="true" focusable="false">
      {share < 1 ? <path d={outline} fill="none" stroke="currentColor" strokeWidth="1.2" /> : null}
      {share === 1 ? <path d={outline} fill="currentColor" /> : null}
      {share > 0 && share < 1 ? (
        <svg width={24 * share} height="24" viewBox={`0 0 ${24 * share} 24`}>
          <path d={outline} fill="currentColor" />
        </svg>
      ) : null}
    </svg>
  )
}
