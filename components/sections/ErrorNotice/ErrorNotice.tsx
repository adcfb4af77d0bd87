import { company } from '../../../content/company.ts'
import { drawing } from '../../art/drawing.ts'
import { BestLinks } from '../../search/BestLinks.tsx'
import { SiteSearchForm } from '../../search/SiteSearchForm.tsx'
import { T } from '../../text/T.tsx'
import { useText } from '../../text/useText.ts'
import { Drawing } from '../../ui/Drawing.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import css from './ErrorNotice.module.css'

export type ErrorKind = 'not-found' | 'refused' | 'failure'

type Props = {
  kind: ErrorKind
  /** Pages that an unknown address may have meant. */
  near?: readonly { title: string; address: string }[]
}

/** Unknown address, unreadable form, fault of ours: what happened, and three ways onward (ER-14). */
export function ErrorNotice({ kind, near }: Props) {
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
          {kind === 'not-found' ? <SiteSearchForm label={<T id="errors.search" />} /> : null}
          <h2 className={css.heading} id="ways-on">
            <T id="errors.ways-on" />
          </h2>
          <BestLinks near={near} labelledBy="ways-on" />
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
