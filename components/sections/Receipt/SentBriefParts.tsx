import { defaultLocale } from '../../../locales/locales.ts'
import type { SentBrief } from '../../../server/contract/receipt.ts'
import { Message } from '../../text/Message.tsx'
import { useHref } from '../../text/useHref.ts'
import css from './Receipt.module.css'

/** What the sender had collected: as it was sent, with the way to its page. */
export function SentBriefParts({ parts, query }: SentBrief) {
  const href = useHref()
  return (
    <>
      <div className={css.brief} lang={defaultLocale}>
        {parts.map(({ title, lines }) => (
          <section key={title} aria-label={title}>
            <h3 className={css.part}>{title}</h3>
            <ul>
              {lines.map((line) => (
                <li key={line}>
                  <bdi>{line}</bdi>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p>
        <a href={`${href('my-brief')}?${query}`} rel="nofollow">
          <Message id="forms.brief.see" />
        </a>
      </p>
    </>
  )
}
