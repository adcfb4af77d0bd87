import {
  type Goal,
  goals,
  goalTitles,
  type Industry,
  industries,
  industryTitles,
  type Model,
  models,
} from '../../content/taxonomy.ts'
import type { AnswerKey } from '../../server/contract/brief.ts'
import { limits } from '../../server/contract/limits.ts'

/** What a visitor answered; '' where nothing is known. */
export type Answers = {
  goal: Goal | ''
  industry: Industry | ''
  final: string
  service: string
}

/**
 * The value under which an answer is used: a goal or an industry as its slug, from slug or title, and ''
 * for anything else; a result as its title, also from a model's id in either case.
 */
export function validAnswer<Key extends AnswerKey>(
  key: Key,
  raw: string | null | undefined,
): Answers[Key] {
  const value = (raw ?? '').trim()
  const answers: { [K in AnswerKey]: (text: string) => Answers[K] } = {
    goal: (text) => bySlugOrTitle(text, goals, goalTitles),
    industry: (text) => bySlugOrTitle(text, industries, industryTitles),
    final: (text) => modelTitle(text) ?? cut(text),
    service: cut,
  }
  return answers[key](value)
}

function bySlugOrTitle<Slug extends string>(
  text: string,
  slugs: readonly Slug[],
  titles: readonly string[],
): Slug | '' {
  return slugs.find((slug, at) => slug === text || titles[at] === text) ?? ''
}

function modelTitle(text: string): string | undefined {
  const id = text.toLowerCase()
  return Object.hasOwn(models, id) ? models[id as Model] : undefined
}

function cut(text: string): string {
  return text.slice(0, limits.answer)
}
