import css from './Prose.module.css'

/**
 * Running text that the build made from Markdown of `content/` (never from visitors' input).
 * @param html finished HTML without scripts, classes and style attributes
 */
export function Prose({ html }: { html: string }) {
  return <div className={css.prose} dangerouslySetInnerHTML={{ __html: html }} />
}
