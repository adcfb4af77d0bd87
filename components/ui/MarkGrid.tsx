import type { DrawingFile } from './Drawing.tsx'
import css from './MarkGrid.module.css'

/** A tool or technology; without an image its name stands alone, and with an address it is a link. */
export type MarkedItem = { subtitle: string; image?: DrawingFile; href?: string | undefined }

/** Names in a dense ruled grid, behind their marks. */
export function MarkGrid({ items }: { items: readonly MarkedItem[] }) {
  return (
    <ul className={css.grid}>
      {items.map(({ subtitle, image, href }) => (
        <li key={subtitle}>
          {image ? <Mark {...image} /> : null}
          {href ? <a href={href}>{subtitle}</a> : subtitle}
        </li>
      ))}
    </ul>
  )
}

type Props = DrawingFile & { className?: string }

/** The mark of a technology, next to its name: one file for both colour schemes, since a page shows hundreds. */
export function Mark({ src, width, height, className }: Props) {
  return (
    <img
      src={src}
      alt=""
      className={`${css.mark} ${className ?? ''}`}
      loading="lazy"
      width={width}
      height={height}
    />
  )
}

/**
 * The items of all groups, each subtitle once: spaces around it and the case of letters do not count, and
 * the first one wins.
 */
export function unionOfGroups<Item extends { subtitle: string }>(
  groups: readonly { items: readonly Item[] }[],
): Item[] {
  const found = new Map<string, Item>()
  for (const item of groups.flatMap(({ items }) => items)) {
    const key = item.subtitle.trim().toLowerCase()
    if (!found.has(key)) found.set(key, item)
  }
  return [...found.values()]
}
