import * as v from 'valibot'
import type { Locale } from '../locales/locales.ts'
import { sourceList } from './cited-sources.ts'
import { day, timeZone } from './parse-facts.ts'
import { technologyGroupIds } from './facts/technologies.ts'
import {
  type HireCountry,
  hireCountries,
  industries,
  type Model,
  models,
  roles,
} from './taxonomy.ts'

// Facts of pages that consist of sections. Those of a story, post, testimonial or work sample stand beside its type.

/** Icons that an entry may name for its parts; `components/ui/PartIcon.tsx` draws them. */
export const iconNames = [
  'anchor',
  'calendar',
  'coins',
  'compass',
  'database',
  'door',
  'eye',
  'file-check',
  'flask',
  'gauge',
  'git-branch',
  'handshake',
  'key',
  'layers',
  'life-buoy',
  'link',
  'lock',
  'map',
  'messages',
  'plug',
  'radar',
  'refresh',
  'scale',
  'server',
  'server-crash',
  'shield',
  'smartphone',
  'truck',
  'users',
] as const

export type IconName = (typeof iconNames)[number]

/** Pictures that an entry may name for a service; `components/art` draws them. */
export const servicePictureNames = [
  'discovery',
  'interface',
  'payments',
  'data',
  'mobile',
  'web',
  'operations',
  'security',
  'migration',
  'testing',
  'design',
  'support',
] as const

export type ServicePictureName = (typeof servicePictureNames)[number]

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
export type Language = { language?: Locale | undefined }

/** Day of the last change of meaning, if there was one after the day of publishing. */
export type Changed = { updated?: string | undefined }

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
