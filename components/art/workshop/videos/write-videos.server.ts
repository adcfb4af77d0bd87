import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright'
import {
  filmBrowser,
  filmFrames,
  requireEncoder,
  removeOtherVideoFiles,
  encoded,
  type VideoFile,
  writeVideoFile,
} from './film-files.server.ts'
import { filmText, textHash } from './film-text.server.ts'
import { reviewFilms } from './review-film.ts'
import { reviewVideo, type ReviewVideoFiles } from './review-video.server.ts'
import { engineerLocations } from '../../../../content/facts/locations.ts'
import { wideFraming } from '../../maps/hero-chart.ts'
import { worldLand } from '../../maps/world-land.server.ts'
import { readPalettes } from '../../markup/palettes.server.ts'
import { heroLoop, loopLength } from './hero-loop.ts'

/** What hero-loop.json contains; the length is in seconds. */
type HeroLoopFiles = { webm: VideoFile; mp4: VideoFile; duration: number }

const framesPerSecond = 15

/** Draws and encodes the loop over the hero's chart and writes its files. */
async function heroLoopVideo(browser: Browser): Promise<HeroLoopFiles> {
  const style = readFileSync(new URL('hero-loop.css', import.meta.url), 'utf8')
  const html = heroLoop(worldLand(), engineerLocations, readPalettes().paper, style)
  const { width, height } = wideFraming
  const film = { html, width, height, duration: loopLength, framesPerSecond }
  const frames = filmFrames(browser, film)
  const { webm, mp4 } = await encoded(frames, framesPerSecond, { vp9: 43, h264: 30 })
  return {
    webm: writeVideoFile('hero-loop', 'webm', webm),
    mp4: writeVideoFile('hero-loop', 'mp4', mp4),
    duration: loopLength,
  }
}

type Manifests = { reviews: Record<string, ReviewVideoFiles>; hero?: HeroLoopFiles }

const reviewsFile = new URL('../../videos/review-videos.json', import.meta.url)
const heroFile = new URL('../../videos/hero-loop.json', import.meta.url)

/**
 * Makes the videos whose words have changed, and those that are named: `npm run videos -- hero-loop
 * renske-oudkerk`. The files are committed, so a build needs no encoder.
 */
export async function writeVideos(named: readonly string[]) {
  requireEncoder()
  const made: Manifests = { reviews: readJson(reviewsFile) ?? {}, hero: readJson(heroFile) }
  const browser = await filmBrowser()
  for (const [slug, plate] of Object.entries(reviewFilms)) {
    const fresh = made.reviews[slug]?.words === textHash(filmText(slug))
    if (fresh && !named.includes(slug)) continue
    made.reviews[slug] = await reviewVideo(browser, slug, plate)
    save(made)
  }
  if (!made.hero || named.includes('hero-loop')) made.hero = await heroLoopVideo(browser)
  await browser.close()
  save(made)
}

/** Writes the manifests in the order of the list and deletes the files of earlier videos. */
function save({ reviews, hero }: Manifests) {
  const kept = Object.keys(reviewFilms).flatMap((slug) =>
    reviews[slug] ? [[slug, reviews[slug]] as const] : [],
  )
  writeFileSync(reviewsFile, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`)
  if (hero) writeFileSync(heroFile, `${JSON.stringify(hero, null, 2)}\n`)
  const films = kept.flatMap(([, { webm, mp4, poster, captions }]) => [webm, mp4, poster, captions])
  const loop = hero ? [hero.webm, hero.mp4] : []
  removeOtherVideoFiles([...films, ...loop].map(({ src }) => src))
}

function readJson<Content>(url: URL): Content | undefined {
  return existsSync(url) ? (JSON.parse(readFileSync(url, 'utf8')) as Content) : undefined
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeVideos(process.argv.slice(2))
