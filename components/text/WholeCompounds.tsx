import css from './WholeCompounds.module.css'

/** Two short words that a hyphen joins, such as "front-end", at the beginning of a word. */
const compound = /(?<![\p{L}\p{N}-])(\p{L}{1,5}-\p{L}{1,5})(?![\p{L}\p{N}])/u

/**
 * A text whose short compounds are never divided at the end of a line: a browser may do that at each hyphen. They are
 * kept by style alone, so that searching and copying find the hyphen that was written.
 */
export function WholeCompounds({ text }: { text: string }) {
  return text.split(compound).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} className={css.whole}>
        {part}
      </span>
    ),
  )
}
