import css from './Seal.module.css'

/** A milled seal with the initials of a person, in place of a portrait. */
export function Seal({ name }: { name: string }) {
  return (
    <svg className={css.seal} viewBox="0 0 56 56" aria-hidden="true" focusable="false">
      <circle cx="28" cy="28" r="27.25" className={css.line} />
      <path d={ring(23.5)} className={css.milling} pathLength="144" />
      <path d={ring(24)} className={css.wave} pathLength="96" />
      <circle cx="28" cy="28" r="19.5" className={css.field} />
      <text x="28" y="28" className={css.letters}>
        {initials(name)}
      </text>
    </svg>
  )
}

/** A circle round the middle as a path: `pathLength` on a circle is no valid HTML yet. */
function ring(radius: number): string {
  const half = `a${radius} ${radius} 0 1 1 0`
  return `M28 ${28 - radius}${half} ${2 * radius}${half} ${-2 * radius}z`
}

/** Initials of a name for a seal: first and last word, without titles such as "Dr.". */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '' && !word.endsWith('.'))
  const ends = words.length > 1 ? [words[0]!, words.at(-1)!] : words
  return ends.map((word) => String.fromCodePoint(word.codePointAt(0)!).toUpperCase()).join('')
}
