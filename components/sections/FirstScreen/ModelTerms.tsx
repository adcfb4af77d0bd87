import { terms } from '../../../content/facts/terms.ts'
import type { Model } from '../../../content/taxonomy.ts'
import { Message } from '../../text/Message.tsx'

/** When work begins in a model: in weeks where a figure is promised, else what it depends on. */
export function ModelStart({ model }: { model: Model }) {
  const { startWeeks } = terms.models[model]
  if (!startWeeks) {
    return <Message id={`first-screen.start.${model === 'extend' ? 'extend' : 'outsourcing'}`} />
  }
  const { from, to } = startWeeks
  return <Message id="first-screen.start.weeks" values={{ from: `${from}`, to: `${to}` }} />
}

/** What is agreed at least in a model. */
export function MinimumTerm({ model }: { model: Model }) {
  const { minimumMonths } = terms.models[model]
  if (minimumMonths === null) return <Message id="first-screen.term.outsourcing" />
  return <Message id="first-screen.term.months" values={{ count: minimumMonths }} />
}

/** What comes after the shortest term: how long notice is, or that milestones are points to stop at. */
export function TermCondition({ model }: { model: Model }) {
  if (model === 'outsourcing') return <Message id="first-screen.term.outsourcing-condition" />
  const notice = terms.models[model].noticeMonths
  return <Message id={`first-screen.term.${model}-condition`} values={{ notice }} />
}
