import type { ReactNode } from 'react'
import { Message } from '../text/Message.tsx'
import { SampleMark } from '../text/SampleMark.tsx'
import { useLocale } from '../text/IntlRoot.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import css from './FreeDevelopers.module.css'

/**
 * Where the number of developers who are open to work now is shown (A-107 … A-110). It is known in the browser alone:
 * the page brings the words for each plural form, and `free-developers` puts the number in. The line is reserved from
 * the start.
 */
export function FreeDevelopers({ disabled = false }: { disabled?: boolean }) {
  const samples = pluralSamples(useLocale())
  if (disabled) return null
  const inEachForm = (line: (count: number) => ReactNode) =>
    samples.map(([form, count]) => (
      <span key={form} data-plural={form}>
        {line(count)}
      </span>
    ))
  return (
    <div className={css.place} data-behaviour="free-developers" data-start="idle">
      <template>
        <FreeDevelopersCount
          sample
          free={inEachForm((count) => (
            <FreeText free={count} />
          ))}
          total={inEachForm((count) => (
            <TotalText total={count} />
          ))}
        />
      </template>
    </div>
  )
}

type CountProps = { free: ReactNode; total: ReactNode; sample?: boolean }

/** The line as it is shown; the total is told to screen readers, and the mark goes where the figures are real. */
export function FreeDevelopersCount({ free, total, sample }: CountProps) {
  return (
    <>
      <div className={css.line}>
        <p className={css.count} aria-describedby={totalId} data-count="free">
          {free}
        </p>
        {sample ? (
          <span data-sample="">
            <SampleMark sample />
          </span>
        ) : null}
      </div>
      <VisuallyHidden>
        <span id={totalId} data-count="total">
          {total}
        </span>
      </VisuallyHidden>
    </>
  )
}

/** A page has one counter. */
const totalId = 'all-developers'

/** T-23 with the number before it. */
export function FreeText({ free }: { free: number }) {
  return <Message id="availability.free" values={{ free, figure }} />
}

export function TotalText({ total }: { total: number }) {
  return (
    <Message
      id="availability.total"
      values={{ total, figure: (chunks: ReactNode) => <span data-figure="">{chunks}</span> }}
    />
  )
}

function figure(chunks: ReactNode) {
  return (
    <span className={css.figure} data-figure="">
      {chunks}
    </span>
  )
}

/** A number for each plural form of a language, such as 1 for `one`; a form of fractions alone has none. */
function pluralSamples(locale: string): [form: Intl.LDMLPluralRule, count: number][] {
  const rules = new Intl.PluralRules(locale)
  // The last comes first to be replaced by a smaller one; French has a form for a million.
  const counts = [1_000_000, ...[...Array(201).keys()].toReversed()]
  return [...new Map(counts.map((count) => [rules.select(count), count]))]
}
