import { type DrawingName, drawing } from '../../art/drawing.ts'
import type { Examples } from '../../examples.ts'
import { type TagContent, TagSlider } from './TagSlider.tsx'

const picture = (name: DrawingName) => ({ day: drawing(name) })

const tags: readonly TagContent[] = [
  {
    tag: 'First week',
    title: 'A laptop, a login and a first commit',
    text: '<p>Your engineer has access to repositories, tickets and people before the first day. The first commit is small, real and reviewed by your team.</p>',
    picture: picture('cover-openrad'),
  },
  {
    tag: 'Daily work',
    title: 'One board, one stand-up, one language',
    text: '<p>Our people work in your tools and in your hours:</p><ul><li>at least four hours of overlap</li><li>your branch rules, your reviews</li><li>notes in English</li></ul>',
    picture: picture('cover-returnmates'),
  },
  {
    tag: 'Replacement',
    title: 'Ten days of overlap when somebody leaves',
    text: '<p>The successor reads, pairs and takes over while the leaver is still there, at our cost.</p>',
    picture: picture('cover-tipalti'),
  },
  {
    tag: 'Growth',
    title: 'From two engineers to nine without a pause',
    text: '<p>You say which roles come next. We begin the search six weeks before you need them.</p>',
    picture: { day: drawing('hero-chart-day'), night: drawing('hero-chart-night') },
  },
  {
    tag: 'Hand-over',
    title: 'The code was yours from the start',
    text: '<p>What remains is a week of walking through it, and a document that your next hire will understand.</p>',
    picture: picture('compass-night'),
  },
]

const long: TagContent = {
  tag: 'What happens when the scope changes in the middle of a quarter',
  title:
    'Scope changes are planned on Mondays, priced on Tuesdays and never started before you said yes',
  text: `<p>${'A change is written down by the engineer who would build it. '.repeat(8)}</p>`,
}

export const examples: Examples = {
  rows: ['S-40'],
  catalogs: ['tag-slider'],
  examples: {
    usual: <TagSlider copy="tag-slider.section" tags={tags} />,
    'two tags': <TagSlider copy="tag-slider.section" tags={tags.slice(0, 2)} />,
    'one tag': <TagSlider copy="tag-slider.section" tags={tags.slice(0, 1)} />,
    'without a picture': (
      <TagSlider
        copy="tag-slider.section"
        tags={tags.map(({ tag, title, text }) => ({ tag, title, text }))}
      />
    ),
    longest: <TagSlider copy="tag-slider.section" tags={[long, ...tags]} />,
    shortest: (
      <TagSlider
        copy="tag-slider.section"
        tags={['QA', 'UX'].map((tag) => ({ tag, title: tag, text: '<p>Yes.</p>' }))}
      />
    ),
  },
}
