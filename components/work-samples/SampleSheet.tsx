import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ListedSample } from '../../content/work-sample.ts'
import { noonOf } from '../../content/working-hours.ts'
import { EntryTitle } from '../text/EntryTitle.tsx'
import { Message, ForeignText } from '../text/Message.tsx'
import { SampleMark } from '../text/SampleMark.tsx'
import { useHref } from '../text/useHref.ts'
import { FactList } from '../ui/FactList.tsx'
import { SampleFigure } from './SampleFigure.tsx'
import css from './SampleSheet.module.css'

type Props = {
  sample: ListedSample
  /** Says less, among other things than documents. */
  short?: boolean
}

/** A document as a sheet, all of which leads to it. */
export function SampleSheet({ sample, short = false }: Props) {
  const href = useHref()
  const { slug, language } = sample
  const more = [
    {
      id: 'shows',
      name: <Message id="work-samples.list.shows" />,
      value: <ForeignText language={language}>{sample.shows}</ForeignText>,
    },
    {
      id: 'by',
      name: <Message id="work-samples.list.written-by" />,
      value: <ForeignText language={language}>{sample.writtenBy}</ForeignText>,
    },
  ]
  return (
    <a
      className={css.sheet}
      href={href('work-samples.sample', { sample: slug }, language)}
      hrefLang={language}
    >
      <EngravedBand />
      <span className={css.mark}>
        <Message
          id="work-samples.list.sheets"
          values={{ count: sample.sheets, day: noonOf(sample.dated) }}
        />
        <SampleMark sample={sample.sample} />
      </span>
      <SampleFigure figure={sample.figure} words={sample.drawn} />
      <h3 className={css.name}>
        <EntryTitle title={sample.title} language={language} />
      </h3>
      <p className={css.description}>
        <ForeignText language={language}>{sample.description}</ForeignText>
      </p>
      <FactList
        facts={[
          ...(short ? [] : more),
          {
            id: 'when',
            name: <Message id="work-samples.list.delivered" />,
            value: <ForeignText language={language}>{sample.delivered}</ForeignText>,
          },
        ]}
      />
      <span className={css.read}>
        <Message id="work-samples.list.read" />
        <ArrowRight strokeWidth={1.6} />
      </span>
    </a>
  )
}

/** A document to read, on a sheet as samples are written on. */
export function EngravedPaper({ children }: { children: ReactNode }) {
  return (
    <div className={css.paper}>
      <EngravedBand />
      {children}
      <EngravedBand />
    </div>
  )
}

/** A band of waving lines that meet in knots, as on the edge of a security. */
export function EngravedBand() {
  return <span className={css.band} aria-hidden="true" />
}
