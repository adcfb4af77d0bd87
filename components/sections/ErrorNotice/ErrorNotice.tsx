import { company } from '../../../content/company.ts'
import { drawing } from '../../art/drawing.ts'
import { T } from '../../text/T.tsx'
import { useHref } from '../../text/useHref.ts'
import { useText } from '../../text/useText.ts'
import { Drawing } from '../../ui/Drawing.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import css from './ErrorNotice.module.css'

const waysOn = [
  ['home', 'common.route.home'],
  ['success-stories', 'common.route.success-stories'],
  ['contact-us', 'common.route.contact-us'],
] as const

export type ErrorKind = 'not-found' | 'refused' | 'failure'

/** Unknown address, unreadable form, fault of ours: what happened, and three ways onward (ER-14). */
export function ErrorNotice({ kind }: { kind: ErrorKind }) {
  const href = useHref()
  const text = useText()
  return (
    <Sheet labelledBy="error-title">
      <div className={css.notice}>
        <div className={css.text}>
          <h1 id="error-title" tabIndex={-1}>
            <T id={`errors.${kind}.title`} />
          </h1>
          <p className={css.lead}>
            <ErrorText kind={kind} />
          </p>
          <h2 className={css.heading} id="ways-on">
            <T id="errors.ways-on" />
          </h2>
          <ul className={css.ways} aria-labelledby="ways-on">
            {waysOn.map(([id, label]) => (
              <li key={id}>
                <a href={href(id)}>
                  <T id={label} />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <Drawing
          day={drawing('helm-measured-day')}
          night={drawing('helm-measured-dark')}
          alt={text('errors.drawing-alt')}
          className={css.helm}
        />
      </div>
    </Sheet>
  )
}

function ErrorText({ kind }: { kind: ErrorKind }) {
  return kind === 'refused' ? (
    <T id="errors.refused.text" values={{ email: company.email }} />
  ) : (
    <T id={`errors.${kind}.text`} />
  )
}
