import { ArrowRight } from 'lucide-react'
import type { ListedSample, WorkFigure } from '../../content/work-sample.ts'
import { EntryTitle } from '../text/EntryTitle.tsx'
import { Message, ForeignText } from '../text/Message.tsx'
import { SampleMark } from '../text/SampleMark.tsx'
import { useHref } from '../text/useHref.ts'
import { FactList } from '../ui/FactList.tsx'
import css from './SampleSheet.module.css'
import type { ReactNode } from 'react'

type Props = {
  sample: ListedSample
  /** Has the width of three. */
  wide?: boolean
}

/** A document as a sheet, all of which leads to it. */
export function SampleSheet({ sample, wide = false }: Props) {
  const href = useHref()
  const { slug, language } = sample
  return (
    <a
      className={css.sheet}
      data-wide={wide ? '' : undefined}
      href={href('work-samples.sample', { sample: slug }, language)}
      hrefLang={language}
    >
      <EngravedBand />
      <span className={css.mark}>
        <Message id="work-samples.list.sheets" values={{ count: sample.sheets }} />
        <SampleMark sample={sample.sample} />
      </span>
      <SampleFigure figure={sample.figure} />
      <h3 className={css.name}>
        <EntryTitle title={sample.title} language={language} />
      </h3>
      <p className={css.description}>
        <ForeignText language={language}>{sample.description}</ForeignText>
      </p>
      <FactList
        facts={[
          {
            id: 'by',
            name: <Message id="work-samples.list.written-by" />,
            value: <ForeignText language={language}>{sample.writtenBy}</ForeignText>,
          },
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

/** A document from afar: bars, points and lines without words, which say nothing that its card does not. */
function SampleFigure({ figure }: { figure: WorkFigure }) {
  return (
    <svg className={css.figure} viewBox="0 0 320 120" aria-hidden="true">
      {figures[figure]}
    </svg>
  )
}

const grid = (step: number) =>
  Array.from({ length: 320 / step + 1 }, (_, at) => `M${at * step} 4V110`).join('')

const figures: Record<WorkFigure, ReactNode> = {
  plan: (
    <>
      <path className={css.thin} d={grid(40)} />
      <path className={css.fill} d="M0 10h60v14H0z" />
      <path className={css.hatch} d="M60 36h130v14H60zM120 62h120v14H120z" />
      <path d="M220 88h100v14H220zM0 110H320" />
      <path className={css.signal} d="M190 110V4" />
      <path className={css.signalFill} d="M190 4h28l-7 7 7 7h-28z" />
    </>
  ),
  marks: (
    <>
      <path d="M20 18H300M20 46H300M20 74H300M20 102H300M20 10v16M160 10v16M300 10v16M20 38v16M160 38v16M300 38v16M20 66v16M160 66v16M300 66v16M20 94v16M160 94v16M300 94v16" />
      <path
        className={css.fill}
        d="M293 18a7 7 0 1 0 14 0a7 7 0 1 0-14 0M293 74a7 7 0 1 0 14 0a7 7 0 1 0-14 0M293 102a7 7 0 1 0 14 0a7 7 0 1 0-14 0"
      />
      <path className={css.signalFill} d="M153 46a7 7 0 1 0 14 0a7 7 0 1 0-14 0" />
    </>
  ),
  parties: (
    <>
      <path d="M1 34h84v42H1zM132 34h84v42h-84zM252 6h67v34h-67zM252 70h67v34h-67zM85 55h40M216 46h18V23h18M216 64h18v23h18" />
      <path className={css.fill} d="M132 55l-11-5v10z" />
      <path className={css.dashes} d="M174 76v34H43V76" />
    </>
  ),
  burndown: (
    <>
      <path className={css.thin} d={grid(32)} />
      <path d="M0 110H320" />
      <path className={css.rest} d="M0 8L320 110" />
      <path className={css.signal} d="M0 8L32 18L64 26L96 39L128 57L160 62L192 72" />
      <path className={css.dashes} d="M192 72L288 110" />
      <path className={css.signalFill} d="M186 72a6 6 0 1 0 12 0a6 6 0 1 0-12 0" />
    </>
  ),
  options: (
    <>
      <path className={css.fill} d="M4 57a7 7 0 1 0 14 0a7 7 0 1 0-14 0" />
      <path d="M18 57H70M70 15V99M70 15H104M70 99H104M104 3h120v24H104zM104 87h120v24H104z" />
      <path className={css.thin} d="M104 3l120 24M104 27L224 3M104 87l120 24M104 111l120-24" />
      <path className={css.signal} d="M70 57H104M104 45h120v24H104zM224 57H302" />
      <path className={css.signalFill} d="M314 57l-14-7v14z" />
    </>
  ),
  alarm: (
    <>
      <path className={css.thin} d={grid(40)} />
      <path d="M0 110H320M0 92L24 90L48 93L72 88L96 92L120 89" />
      <path className={css.signal} d="M120 89L140 30L168 12L196 16L214 60L232 88" />
      <path d="M232 88L256 92L280 90L304 93L320 91" />
      <path className={css.hatch} d="M140 98h74v12h-74z" />
      <path className={css.signalFill} d="M162 12a6 6 0 1 0 12 0a6 6 0 1 0-12 0" />
    </>
  ),
  handover: (
    <>
      <path className={css.thin} d={grid(80)} />
      <path className={css.fill} d="M0 8h80v15H0zM240 89h80v15h-80z" />
      <path className={css.hatch} d="M0 35h160v15H0zM80 62h160v15H80z" />
      <path d="M0 110H320" />
      <path className={css.signal} d="M319 4V116" />
    </>
  ),
}

/** A band of waving lines that meet in knots, as on the edge of a security. */
export function EngravedBand() {
  return <span className={css.band} aria-hidden="true" />
}
