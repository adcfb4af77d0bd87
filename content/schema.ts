import * as v from 'valibot'
import type { Locale } from '../locales/locales.ts'
import { sourceList } from './cited-sources.ts'
import { day, timeZone } from './days.ts'
import { technologyGroupIds } from './facts/technologies.ts'
import { iconNames, servicePictureNames } from './icon-names.ts'
import type { PlateWords, PostPlate, StoryPlate } from './entry-plate.ts'
import type { PostFacts } from './post-facts.ts'
import type { StoryFacts } from './story-facts.ts'
import {
  type HireCountry,
  hireCountries,
  industries,
  type Model,
  models,
  roles,
} from './taxonomy.ts'

/*
 * An entry is a folder: `entry.json` holds facts without language, `<locale>.md` the words. A story begins with
 * `# Name: what it is`, one summary sentence and a lead; then come `challenge`, `solution`, `result`, `team`,
 * `timeline` and `quote`, each under a heading with its id. A post has one preview paragraph and sections of its own.
 */

/** `entry.json` of a legal text. */
export const legalFacts = v.strictObject({ sample: v.boolean(), sources: sourceList })

/** What stands beside the words of a page's parts, by the part's id. */
const partDrawings = {
  icons: v.record(v.string(), v.picklist(iconNames)),
  pictures: v.record(v.string(), v.picklist(servicePictureNames)),
}

/** `entry.json` of an industry's page. */
export const industryFacts = v.strictObject({
  sources: sourceList,
  industry: v.picklist(industries),
  /** The model that suits the industry best, which its page argues for. */
  model: v.picklist(Object.keys(models) as [Model, ...Model[]]),
  ...partDrawings,
})

/** `entry.json` of a service's page. */
export const serviceFacts = v.strictObject({
  sources: sourceList,
  /** The picture of the service in lists. */
  picture: v.picklist(servicePictureNames),
  ...partDrawings,
})

/** `entry.json` of the page about hiring for a role. */
export const roleFacts = v.strictObject({
  sources: sourceList,
  /** Groups of the catalogue that belong to the role; its page opens the first. */
  groups: v.pipe(v.array(v.picklist(technologyGroupIds)), v.minLength(1)),
  icons: partDrawings.icons,
})

/** `entry.json` of the page about hiring for a skill. */
export const skillFacts = v.strictObject({
  sources: sourceList,
  /** Tag of the posts that its page offers. */
  tag: v.pipe(v.string(), v.nonEmpty()),
})

/** `entry.json` of the page about hiring in a country. */
export const hireCountryFacts = v.strictObject({
  sample: v.boolean(),
  sources: sourceList,
  /** What a senior developer earns there on average, before tax. */
  salary: v.strictObject({
    /** In units of the currency. */
    amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
    /** ISO 4217. */
    currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
    period: v.picklist(['year', 'month']),
    /** Year of the figure. */
    asOf: v.pipe(v.number(), v.integer(), v.minValue(2000)),
    /** Publication that the figure is taken from; a sample has none. */
    source: v.optional(v.pipe(v.string(), v.nonEmpty())),
  }),
  /** Of the IANA database, such as Europe/Warsaw. */
  timeZone,
})

const rateAmount = v.pipe(v.number(), v.minValue(1))

/** Levels of experience for which there is a rate. */
export const rateLevels = ['middle', 'senior', 'lead'] as const

/** `facts/rates.ts`: what an hour or month of an engineer costs a client. */
export const rateCardSchema = v.strictObject({
  sample: v.boolean(),
  /** ISO 4217. */
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  period: v.picklist(['hour', 'month']),
  /** Day on which the figures were taken. */
  asOf: day,
  /** Publication that the figures are taken from; a sample has none. */
  source: v.optional(v.pipe(v.string(), v.nonEmpty())),
  /** For a country whose factor is 1. */
  rates: v.pipe(
    v.array(
      v.pipe(
        v.strictObject({
          role: v.picklist(roles),
          level: v.picklist(rateLevels),
          low: rateAmount,
          high: rateAmount,
        }),
        v.check(({ low, high }) => low <= high, 'begins above its end'),
      ),
    ),
    v.minLength(1),
  ),
  countryFactors: v.record(
    v.picklist(Object.keys(hireCountries) as [HireCountry, ...HireCountry[]]),
    v.pipe(v.number(), v.minValue(0.1), v.maxValue(3)),
  ),
})

export type RateCard = Readonly<v.InferOutput<typeof rateCardSchema>>

/** `entry.json` of a page about the company or of a list. */
export const pageFacts = v.strictObject({ sources: sourceList, ...partDrawings })

/** `entry.json` of the hiring stages: which part ids select, and which start the work. */
export const hiringFacts = v.strictObject({
  selection: v.array(v.string()),
  start: v.array(v.string()),
})

/** `entry.json` of a testimonial. */
export const testimonialFacts = v.strictObject({
  sample: v.boolean(),
  /** Place in the grid, the lowest first: the newest. */
  order: v.pipe(v.number(), v.integer()),
  industry: v.picklist(industries),
  /** Name of the drawing behind the words; left out, the card is plain paper. */
  cover: v.optional(v.string()),
  /** First part of the names of its video's files and the video's length in seconds; null: none. */
  video: v.nullable(
    v.strictObject({
      file: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'is no name such as jana-reuter')),
      duration: v.pipe(v.number(), v.minValue(1), v.maxValue(60, 'is longer than a minute')),
    }),
  ),
})

export type TestimonialFacts = v.InferOutput<typeof testimonialFacts>

/** A titled part of a section; `html` is finished. */
export type TitledPart = { title: string; html: string }

/** Words of a story in one language. */
export type StoryText = {
  /** Name of the client or product. */
  title: string
  /** Name and what the story is about, for titles of documents. */
  headline: string
  /** For cards and the page's description; search results show it whole. */
  summary: string
  lead: string
  challenge: { intro: string; parts: readonly TitledPart[] }
  solution: { intro: string; parts: readonly TitledPart[] }
  result: { intro: string; rows: readonly { topic: string; before: string; after: string }[] }
  /** What the headline result counts: the topic of the first row. */
  measure: string
  /** What the work did not change, in a few words. */
  unchanged: string
  team: string
  timeline: readonly { when: string; what: string }[]
  quote: { text: string; author: string; position: string }
  plateWords: PlateWords
}

/** Words of a legal text in one language. */
export type LegalText = {
  title: string
  summary: string
  intro: string
  sections: readonly { id: string; title: string; html: string }[]
}

/** Words of a post in one language; the `html` of a section begins with its heading. */
export type PostText = {
  title: string
  /** For the page's description; search results show it whole. */
  preview: string
  /** For cards in lists, which show it whole. */
  excerpt: string
  sections: readonly { id: string; title: string; html: string }[]
  /** Stands below the section with the id. */
  plateWords?: PlateWords & { below: string }
  /** How long it takes to read, counted from its words. */
  minutes: number
}

/** Words of a testimonial in one language, in the fields of E-03. */
export type TestimonialText = {
  reviewAuthorPhrase: string
  reviewAuthorName: string
  reviewAuthorPosition: string
}

/** A drawing as pages use it: its address and its size in pixels. */
export type DrawingFile = { src: string; width: number; height: number }

/** A video of a testimonial as pages use it. */
export type ReviewVideo = {
  webm: string
  mp4: string
  poster: string
  /** Address of a WebVTT file, and the language of pictures and captions. */
  captions: string
  language: string
  /** It has no sound track. */
  silent: boolean
  /** In seconds. */
  duration: number
  /** Finished HTML. */
  transcript: string
}

/** The language of the words when it is not that of the page. */
type Language = { language?: Locale | undefined }

/** Day of the last change of meaning, if there was one after the day of publishing. */
type Changed = { updated?: string | undefined }

/** A story with its facts and words. */
export type Story = Omit<StoryFacts, 'plate' | 'plateOf'> &
  Omit<StoryText, 'plateWords'> &
  Language &
  Changed & { slug: string; plate: StoryPlate }

/** A blog post with its facts and words. */
export type Post = Omit<PostFacts, 'cover' | 'author' | 'plate'> &
  Omit<PostText, 'plateWords'> &
  Language &
  Changed & { slug: string; image: DrawingFile; author: string; plate?: PostPlate }

/** What lists say of a post. */
export type PostSummary = Omit<Post, 'plate' | 'sections'>

/** A testimonial in the fields of E-03; the page puts the industry into words as `category`. */
export type Testimonial = Omit<TestimonialFacts, 'cover' | 'video'> &
  TestimonialText & { slug: string; BackgroundPicture?: DrawingFile; reviewLink?: ReviewVideo }

/** A legal page with its facts and words. */
export type LegalPage = v.InferOutput<typeof legalFacts> & LegalText & { updated: string }

/** Legal texts that the site has, a page each. */
export const legalSlugs = [
  'imprint',
  'terms-of-service',
  'privacy-policy',
  'accessibility',
] as const

export type LegalSlug = (typeof legalSlugs)[number]

/** Services that have a page. */
export const serviceSlugs = [
  'dedicated-team',
  'staff-augmentation-services',
  'software-development-outsourcing',
  'web-development',
  'mobile-development',
  'healthcare-software-development',
  'devops',
] as const

export type ServiceSlug = (typeof serviceSlugs)[number]

/** Pages about the company and lists whose words are content. */
export const companySlugs = [
  'services',
  'industries',
  'engagement-models',
  'technologies',
  'hire',
  'about',
  'how-we-hire',
  'faq',
  'compliance',
  'procurement',
  'reviews',
] as const

export type CompanySlug = (typeof companySlugs)[number]
