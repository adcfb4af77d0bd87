import type { ReactNode } from 'react'
import { answerKeys, type BriefPart } from '../../../server/contract/brief.ts'
import { useAnswerTitle } from '../../forms/useAnswerTitle.ts'
import { type Collected, type CollectedKey, isAnswer } from '../../questionnaire/collected.ts'
import { Message } from '../../text/Message.tsx'
import { SampleMark } from '../../text/SampleMark.tsx'
import { useText } from '../../text/useText.ts'
import { FactList } from '../../ui/FactList.tsx'
import { Heading } from '../../ui/Heading.tsx'
import css from './MyBrief.module.css'

type Props = {
  group: BriefGroup
  name: string
  collected: Collected
  /** Path of the page that it comes from. */
  tool: string | undefined
  /** Takes the group out of the list. */
  erase: ReactNode
}

/** What one tool gave, in its words, with the ways to change and to erase it. */
export function CollectedGroup({ group, name, collected, tool, erase }: Props) {
  const sample = group === 'finder' ? false : collected.parts[group]?.sample
  return (
    <section className={css.group} aria-label={name}>
      <Heading size="h4">
        {name} <SampleMark sample={sample} />
      </Heading>
      <GroupLines group={group} collected={collected} />
      <p className={css.actions} data-print="hide">
        {tool ? (
          <a href={`${tool}?${queryOfGroup(group, collected)}`} rel="nofollow">
            <Message id="my-brief.edit" values={{ part: name }} />
          </a>
        ) : null}
        {erase}
      </p>
    </section>
  )
}

function GroupLines({ group, collected }: Pick<Props, 'group' | 'collected'>) {
  const text = useText()
  const titleOf = useAnswerTitle()
  const lines =
    group === 'finder'
      ? answerKeys
          .filter((key) => collected.answers[key] !== '')
          .map((key) => ({
            label: text(`forms.brief.${key}`),
            value: titleOf(key, collected.answers[key]),
          }))
      : (collected.parts[group]?.lines ?? [])
  return (
    <FactList
      facts={lines.map(({ label, value }, at) => ({
        id: String(at),
        name: label,
        value: <bdi>{value}</bdi>,
      }))}
    />
  )
}

/** What the page lists under one heading: the answers of the finder together, each part of the brief by itself. */
export type BriefGroup = 'finder' | BriefPart

/** Paths of the pages that groups come from. */
export type BriefTools = Partial<Record<BriefGroup, string>>

/** By what the page of a group shows it again. */
function queryOfGroup(group: BriefGroup, { answers, parts }: Collected): string {
  if (group !== 'finder') return parts[group]?.query ?? ''
  const { goal, industry } = answers
  return new URLSearchParams({
    ...(goal ? { goal } : {}),
    ...(industry ? { industry } : {}),
  }).toString()
}

/** The groups of what is there, in its order. */
export function groupsOf(keys: readonly CollectedKey[]): BriefGroup[] {
  return [...new Set(keys.map(groupOf))]
}

export function groupOf(key: CollectedKey): BriefGroup {
  return isAnswer(key) ? 'finder' : key
}
