import { ContentError } from './content-error.ts'
import { escapedText } from './html-text.ts'
import type { IconName, ServicePictureName } from './schema.ts'
import type { StandardId } from './facts/standards.ts'
import type { PagePart, PageSection } from './parse-page.ts'
import { type Model, models } from './taxonomy.ts'
import { namesSampleTerm } from './facts/terms.ts'

/*
 * The parts of a page text in the shapes that sections show. All of them take a section whose kind
 * `parsePage` has checked.
 */

/** Title and lead of a section. */
export function headingOf({ title, lead }: PageSection) {
  return { title, lead }
}

/** The words of a first screen: its title, the one sentence below it, and what is read after the facts. */
export function firstScreenOf({ title, opening: [lead = '', ...more] }: PageSection) {
  return { title, lead, more: more.join(' ') }
}

/** S-47: what is hard, with an introduction as finished HTML. */
export function challengesOf(section: PageSection) {
  return { title: section.title, intro: introOf(section), parts: titledParts(section) }
}

/**
 * What each city is known for, by its id: what follows its name in the title of its part.
 * @throws ContentError for a title without it, since the map of the country shows it
 */
export function strengthsOf({ parts }: Pick<PageSection, 'parts'>): Record<string, string> {
  return Object.fromEntries(
    parts.map(({ id, title }) => {
      const [, strength] = /: (.+)$/.exec(title) ?? []
      if (!strength)
        throw new ContentError(id, 'title', 'misses a colon and what the city is known for')
      return [id, strength]
    }),
  )
}

/** S-26: rows of topic, before and after; what they are is over the table. */
export function changeOf(section: PageSection) {
  const rows = section.table
    .slice(1)
    .map(([topic = '', before = '', after = '']) => ({ topic, before, after }))
  return { title: section.title, caption: section.lead, rows }
}

/** S-30: a text about the company in parts, each with the work sample in which it is to be seen. */
export function storyOf<Shown>({ title, lead, parts }: PageSection, shown: Record<string, Shown>) {
  return {
    title,
    lead,
    parts: parts.map(({ id, title: name, html }) => ({ id, title: name, html, shown: shown[id] })),
  }
}

function introOf({ lead }: PageSection): string {
  return `<p>${escapedText(lead)}</p>`
}

/** Parts as titles with plain text. */
export function titledTexts({ parts }: PageSection) {
  return parts.map(({ title, paragraphs }) => ({ title, text: paragraphs.join(' ') }))
}

/** What a contract says, point by point. */
export function contractPointsOf(section: PageSection) {
  return titledTexts(section).map((point) => ({ ...point, sample: namesSampleTerm(point.text) }))
}

/** Parts as titles with finished HTML. */
export function titledParts({ parts }: PageSection) {
  return parts.map(({ title, html }) => ({ title, html }))
}

/** Parts with the icons that the entry names for them. */
export function partsWithIcons({ parts }: PageSection, icons: Readonly<Record<string, IconName>>) {
  return parts.map((part) => ({ ...part, icon: named(icons, part) }))
}

/** S-50: standards with what they mean for the client and what our people do. */
export function standardsOf(
  section: PageSection,
  icons: Readonly<Record<string, IconName>>,
  ids: readonly StandardId[],
) {
  return partsWithIcons(section, icons).map(({ id, title, icon, paragraphs }) => {
    const known = ids.find((one) => one === id)
    const [means = '', does = ''] = paragraphs
    if (!known) throw new ContentError('standards', id, `is none of ${ids.join(', ')}`)
    return { id: known, title, icon, means, does }
  })
}

/**
 * S-21: rows whose first paragraph is seen before they are opened.
 * @throws ContentError for a part that begins with anything else, which would be seen nowhere
 */
export function summarizedParts({ title: section, parts }: PageSection) {
  return parts.map(({ id, title, paragraphs: [summary = ''], html }) => {
    if (!html.startsWith('<p>')) throw new ContentError(section, id, 'needs a paragraph first')
    return { id, title, summary, html: html.slice(html.indexOf('</p>') + '</p>'.length) }
  })
}

/** S-22: problems with what is done about them. */
export function problemsOf(section: PageSection, icons: Readonly<Record<string, IconName>>) {
  return partsWithIcons(section, icons).map(({ id, title, icon, paragraphs }) => {
    const [problem = '', solution = ''] = paragraphs
    return { id, title, problem, solution, icon }
  })
}

/** S-36: services with a summary, what belongs to them and the name of their picture. */
export function servicesOf(
  { parts }: PageSection,
  pictures: Readonly<Record<string, ServicePictureName>>,
) {
  return parts.map((part) => {
    const { id, title, paragraphs, list } = part
    const [summary = '', content = ''] = paragraphs
    return { id, title, summary, content, contentList: list, picture: named(pictures, part) }
  })
}

/** S-42: frameworks with what each of them is. */
export function frameworksOf({ parts }: PageSection) {
  return parts.map(({ title, paragraphs }) => {
    const [type = '', description = ''] = paragraphs
    return { name: title, type, description }
  })
}

/** S-46: solutions, each under a pictogram and the name of what it is built on. */
export function solutionsOf(section: PageSection, icons: Readonly<Record<string, IconName>>) {
  return partsWithIcons(section, icons).map(({ title, icon, paragraphs }) => {
    const [logoTitle = '', text = ''] = paragraphs
    return { title, text, logo: icon, logoTitle }
  })
}

/** S-49: points of a few words. */
export function pointsOf({ list }: PageSection) {
  return list.map((title, at) => ({ id: `point-${at + 1}`, title }))
}

/** S-19: questions with finished answers. */
export function questionsOf({ parts }: PageSection) {
  return parts.map(({ id, title, html }) => ({
    id,
    question: title,
    answer: html,
    sample: namesSampleTerm(html),
  }))
}

/** S-18: stages of hiring with what they serve. */
export function stagesOf(stages: readonly (PagePart & { selects: boolean })[]) {
  return stages.map(({ title, paragraphs, selects }) => ({
    title,
    subtitle: paragraphs.join(' '),
    phase: selects ? ('selection' as const) : ('start' as const),
  }))
}

/** S-40: what is shown for a tag, as finished HTML in the order of the text. */
export function tagsOf({ parts }: PageSection) {
  return parts.map(({ title, paragraphs, html }) => {
    const [tag = ''] = paragraphs
    return { tag, title, text: html.replace(`<p>${tag}</p>`, '').trim() }
  })
}

/** S-25: options in columns, compared by criteria; 'yes' and 'no' become marks. */
export function comparisonOf({ table }: PageSection) {
  const [[, ...options] = [], ...rows] = table
  return {
    options: options.map((title) => ({ id: title, title })),
    rows: rows.map(([title = '', ...cells]) => ({
      id: title,
      title,
      cells: cells.map(markOf),
      sample: cells.some(namesSampleTerm),
    })),
  }
}

function markOf(cell: string): boolean | string {
  return cell === 'yes' || cell === 'no' ? cell === 'yes' : cell
}

function named<Name>(names: Readonly<Record<string, Name>>, { id }: PagePart): Name {
  const name = names[id]
  if (name === undefined) {
    throw new ContentError('entry.json', `icons, pictures`, `name nothing for the part "${id}"`)
  }
  return name
}

/** S-16: a way of working together; the sentence under its name is a point without a title (E-06). */
export function modelsOf(sections: Readonly<Record<Model, PageSection>>) {
  return (Object.keys(models) as Model[]).map((id) => {
    const { title, lead, parts } = sections[id]
    const points = parts.map((part) => ({
      title: part.title,
      description: part.paragraphs.join(' '),
      list: part.list,
    }))
    return { id, title, points: [{ title: '', description: lead }, ...points] }
  })
}
