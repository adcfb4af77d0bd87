import { terms } from '../../../content/facts/terms.ts'
import type { ContractTimeline } from './contract-timeline.ts'
import type { Say } from './plate-kit.ts'

/** The explaining plate of a contract for one engineer, with the terms in figures. */
export function contractPlate(say: Say): { kind: 'contractTimeline'; data: ContractTimeline } {
  const { trialWeeks, minimumMonths, noticeMonths } = terms.models.extend
  const of = (part: string, values?: Record<string, number>) =>
    say(`plates.contract-engagement.${part}`, values)
  const mark = (part: string, when?: Record<string, number>, text?: Record<string, number>) => ({
    when: of(`${part}-when`, when),
    title: of(part),
    text: of(`${part}-text`, text),
  })
  return {
    kind: 'contractTimeline',
    data: {
      marks: [
        { ...mark('start'), band: 'trial' },
        { ...mark('trial', { weeks: trialWeeks }), band: 'term' },
        { ...mark('term', { months: minimumMonths }), band: 'run' },
        { ...mark('notice', undefined, { months: noticeMonths }), act: true, band: 'notice' },
        mark('end'),
      ],
    },
  }
}
