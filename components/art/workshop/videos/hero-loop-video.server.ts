import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright'
import { engineerLocations } from '../../../../content/facts/locations.ts'
import { wideFraming } from '../../maps/hero-framings.ts'
import { worldLand } from '../../maps/world-land.server.ts'
import { readPalettes } from '../../markup/palettes.server.ts'
import { encoded, type VideoFile, writeVideoFile } from './encoded.server.ts'
import { filmFrames } from './film-frames.server.ts'
import { heroLoop, loopLength } from './hero-loop.ts'

/** What hero-loop.json contains; the length is in seconds. */
export type HeroLoopFiles = { webm: VideoFile; mp4: VideoFile; duration: number }

const framesPerSecond = 15

/** Draws and encodes the loop over the hero's chart and writes its files. */
export async function heroLoopVideo(browser: Browser): Promise<HeroLoopFiles> {
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
