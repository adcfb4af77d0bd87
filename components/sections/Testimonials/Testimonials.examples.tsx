import type { ReviewVideo } from '../../../content/schema.ts'
import { drawing } from '../../art/drawing.ts'
import videos from '../../art/videos/review-videos.json'
import type { Examples } from '../../examples.ts'
import type { Testimonial } from './TestimonialCard.tsx'
import { Testimonials } from './Testimonials.tsx'

const { webm, mp4, captions } = videos['aino-rautavesi']

/** A video for examples, behind which stand the files of a real one. */
export const sampleVideo: ReviewVideo = {
  webm: webm.src,
  mp4: mp4.src,
  captions: captions.src,
  poster: drawing('cover-openrad').src,
  language: 'en',
  silent: true,
  duration: 134,
  transcript:
    '<p>They argued with our radiologists about the data model, and they were right.</p><p>We lost two weeks and saved the release after.</p>',
}

const nine: readonly Testimonial[] = [
  {
    BackgroundPicture: drawing('cover-openrad'),
    category: 'Medical imaging',
    reviewAuthorPhrase:
      'They argued with our radiologists about the data model, and they were right.',
    reviewAuthorName: 'Dr. Anke Sampleton',
    reviewAuthorPosition: 'Product lead, medical imaging',
    reviewLink: sampleVideo,
  },
  {
    category: 'Payments',
    reviewAuthorPhrase: 'Four years in, I still work with three of the first five engineers.',
    reviewAuthorName: 'Martin Placeholder',
    reviewAuthorPosition: 'CTO, payments',
  },
  {
    category: 'Logistics',
    reviewAuthorPhrase: 'The handover document was better than the one we had for our own team.',
    reviewAuthorName: 'Priya Specimen',
    reviewAuthorPosition: 'VP Engineering, logistics',
  },
  {
    category: 'Real estate',
    reviewAuthorPhrase: 'Estimates came with the assumptions written next to them. Rare.',
    reviewAuthorName: 'Sofia Musterqvist',
    reviewAuthorPosition: 'COO, real estate',
  },
  {
    category: 'Sports timing',
    reviewAuthorPhrase:
      'We asked for two Kotlin developers. We got two Kotlin developers who read our backlog before the first call.',
    reviewAuthorName: 'Tom Exampleworth',
    reviewAuthorPosition: 'Head of Mobile, sports timing',
  },
  {
    BackgroundPicture: drawing('cover-returnmates'),
    category: 'Events',
    reviewAuthorPhrase: 'Start-day traffic used to be a fire drill. Now it is a graph.',
    reviewAuthorName: 'Reto Muster',
    reviewAuthorPosition: 'Operations, events',
    reviewLink: { ...sampleVideo, duration: 98, poster: drawing('cover-returnmates').src },
  },
  {
    category: 'Healthcare',
    reviewAuthorPhrase: 'Our audit passed with no findings in the parts they own.',
    reviewAuthorName: 'Daniel Ejemplo',
    reviewAuthorPosition: 'CISO, healthcare',
  },
  {
    category: 'Travel',
    reviewAuthorPhrase: 'They told us not to build it. That saved the quarter.',
    reviewAuthorName: 'Helen Sampleby',
    reviewAuthorPosition: 'Founder, travel',
  },
  {
    category: 'Energy',
    reviewAuthorPhrase: 'The team changed time zone for our launch week without being asked.',
    reviewAuthorName: 'Jonas Vorlage',
    reviewAuthorPosition: 'Director of Product, energy',
  },
]

/** So many testimonials, each with a number in its name. */
export const some = (count: number): Testimonial[] =>
  Array.from({ length: count }, (_, at) => {
    const testimonial = nine[at % nine.length]!
    const name = `${testimonial.reviewAuthorName} ${'I'.repeat(Math.floor(at / nine.length))}`
    return { ...testimonial, reviewAuthorName: name.trim() }
  })

const phrase =
  'We came with a specification of two hundred pages and a date. They read all of it, threw out a third together with us, and kept the date; the third that went has not been missed by anybody since.'

export const examples: Examples = {
  rows: ['S-06'],
  catalogs: ['testimonials', 'claims'],
  examples: {
    usual: <Testimonials testimonials={some(13)} />,
    'exactly nine': <Testimonials testimonials={some(9)} />,
    'twenty-three': <Testimonials testimonials={some(23)} />,
    'one testimonial': <Testimonials testimonials={some(2).slice(1)} />,
    four: <Testimonials testimonials={some(4)} />,
    longest: (
      <Testimonials
        testimonials={some(9).map((testimonial) => ({
          ...testimonial,
          reviewAuthorPhrase: phrase,
          reviewAuthorPosition: 'Director of Product and Operations, renewable energy and storage',
        }))}
      />
    ),
    'without pictures, videos and with a portrait': (
      <Testimonials
        testimonials={some(9).map((testimonial, at) => ({
          ...testimonial,
          BackgroundPicture: undefined,
          reviewLink: undefined,
          Icon: at % 2 ? drawing('helm-measured-day') : undefined,
        }))}
      />
    ),
  },
}
