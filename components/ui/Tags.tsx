import css from './Tags.module.css'

/** Short labels in one line, divided by strokes. */
export function Tags({ labels, name }: { labels: readonly string[]; name: string }) {
  return (
    <ul className={css.tags} aria-label={name}>
      {labels.map((label) => (
        <li key={label}>{label}</li>
      ))}
    </ul>
  )
}
