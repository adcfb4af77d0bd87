import type { AddressQuery } from '../../../content/address-query.ts'
import { answerGroups, readRoom } from '../../../content/procurement.ts'
import type { Examples } from '../../examples.ts'
import { AnswerRoom } from './AnswerRoom.tsx'
import type { ShownGroup } from './AnswerGroupRows.tsx'

const long =
  'Named people only, from a list that you approve before they start, each with an account of their own and no more rights than the task needs. '

/** Two groups of the page, whose words are shorter than there. */
function show(query: AddressQuery, fits: (id: string) => boolean = () => true, words = long) {
  const room = readRoom(query)
  const groups: ShownGroup[] = answerGroups.slice(0, 2).map(([id, answers]) => ({
    id,
    title: id === 'security' ? 'Security of access, devices and code' : 'Personal data',
    lead: 'Who can reach your systems, and from which devices.',
    answers: answers.map((facts, at) => ({
      ...facts,
      question: `Question ${at + 1} of many?`,
      title: room.search
        ? `<mark>Question</mark> ${at + 1} of many?`
        : `Question ${at + 1} of many?`,
      html: `<p>${words}</p>`,
      proof: facts.proof ? { href: '/compliance#access-list', title: 'Compliance' } : undefined,
      hidden: !fits(facts.id),
      selected: room.selected.includes(facts.id),
      open: room.search !== '' || room.selectedOnly,
    })),
  }))
  return <AnswerRoom room={room} groups={groups} page="/procurement" file="/procurement/export" />
}

export const examples: Examples = {
  rows: [],
  catalogs: ['procurement'],
  examples: {
    usual: show({}),
    'three selected': show({ q: ['named-access', 'devices', 'dpo'] }),
    'a search': show(
      { search: ['question'] },
      (id) => id === 'named-access' || id === 'certificates',
    ),
    'the selection alone': show({ q: ['certificates,dpo'], show: ['selected'] }, (id) =>
      ['certificates', 'dpo'].includes(id),
    ),
    'nothing fits': show({ search: ['elephant'.repeat(12)] }, () => false),
    'a link with unknown answers': show({ q: ['devices,nobody'] }),
    longest: show({ framework: ['hipaa'], search: ['q'] }, undefined, long.repeat(6)),
  },
}
