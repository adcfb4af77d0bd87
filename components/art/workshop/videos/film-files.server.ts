import { chromium, type Browser } from 'playwright'
import { findBrowser } from '../find-browser.ts'
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, basename } from 'node:path'

/** A film: an HTML document whose motion is CSS animation, its size in pixels, its length in seconds. */
export type Film = {
  html: string
  width: number
  height: number
  duration: number
  framesPerSecond: number
}

/** A browser for drawing frames. */
export function filmBrowser(): Promise<Browser> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return chromium.launch({ executablePath: findBrowser(), args })
}

/** Draws a film: gives one PNG after the other. */
export async function* filmFrames(browser: Browser, film: Film): AsyncGenerator<Buffer> {
  const page = await openFilm(browser, film)
  for (let frame = 0; frame < film.duration * film.framesPerSecond; frame++) {
    yield await frameAt(page, frame / film.framesPerSecond)
  }
  await page.close()
}

/** The first frame with the class `poster`, as PNG. */
export async function filmPoster(browser: Browser, film: Film): Promise<Buffer> {
  const page = await openFilm(browser, film)
  await page.evaluate(() => void document.documentElement.classList.add('poster'))
  const frame = await frameAt(page, 0)
  await page.close()
  return frame
}

type Page = Awaited<ReturnType<typeof openFilm>>

async function openFilm(browser: Browser, { html, width, height }: Film) {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  return page
}

async function frameAt(page: Page, seconds: number): Promise<Buffer> {
  await page.evaluate((time) => {
    for (const animation of document.getAnimations()) {
      animation.pause()
      animation.currentTime = time
    }
  }, seconds * 1000)
  return page.screenshot()
}

/** Quality of both formats: a higher figure gives a smaller file. */
type Quality = { vp9: number; h264: number }

/** 4:2:0 with the colours of the web; four seconds at most between two places to jump to. */
const picture = [
  ['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'],
  ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
  ['-an', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'],
].flat()

/** @throws Error that says what to install */
export function requireEncoder() {
  const { stdout } = spawnSync('ffmpeg', ['-hide_banner', '-encoders'], { encoding: 'utf8' })
  if (!/libx264 [^]*libvpx-vp9 /.test(stdout ?? '')) {
    throw new Error(
      'Videos are made with ffmpeg: install one that has libx264 and libvpx-vp9 (for example "apt-get install ffmpeg").',
    )
  }
}

/** Encodes PNG frames without sound, as WebM (VP9) and MP4 (H.264) that plays while it loads. */
export async function encoded(
  frames: AsyncIterable<Buffer>,
  framesPerSecond: number,
  quality: Quality,
): Promise<{ webm: Buffer; mp4: Buffer }> {
  const folder = mkdtempSync(join(tmpdir(), 'film-'))
  const [webm, mp4] = [join(folder, 'film.webm'), join(folder, 'film.mp4')]
  const every = ['-g', String(framesPerSecond * 4)]
  const read = ['-v', 'error', '-y', '-f', 'image2pipe', '-framerate', String(framesPerSecond)]
  const vp9 = ['-c:v', 'libvpx-vp9', '-crf', String(quality.vp9), '-b:v', '0', '-cpu-used', '1']
  const h264 = ['-c:v', 'libx264', '-crf', String(quality.h264), '-preset', 'veryslow']
  const drawn = ['-tune', 'animation', '-movflags', '+faststart']
  const asWebm = [...picture, ...every, ...vp9, '-row-mt', '1', webm]
  const asMp4 = [...picture, ...every, ...h264, ...drawn, mp4]
  const encoder = spawn('ffmpeg', [...read, '-i', '-', ...asWebm, ...asMp4], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const ended = once(encoder, 'close')
  for await (const frame of frames) {
    if (!encoder.stdin.write(frame)) await once(encoder.stdin, 'drain')
  }
  encoder.stdin.end()
  const [code] = await ended
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
  const files = { webm: readFileSync(webm), mp4: readFileSync(mp4) }
  rmSync(folder, { recursive: true })
  return files
}

const folder = new URL('../../../../public/videos', import.meta.url)

/** A file of a video: its address, which carries a hash, and its size in bytes. */
export type VideoFile = { src: string; bytes: number }

/** Writes a file of a video under a name with a hash, such as `hero-loop.1a2b3c4d.webm`. */
export function writeVideoFile(stem: string, ending: string, content: Buffer): VideoFile {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
  const name = `${stem}.${hash}.${ending}`
  mkdirSync(folder, { recursive: true })
  writeFileSync(new URL(name, folder), content)
  return { src: `/videos/${name}`, bytes: content.length }
}

/** Deletes the files that no manifest names. */
export function removeOtherVideoFiles(kept: readonly string[]) {
  const names = new Set(kept.map((src) => basename(src)))
  for (const name of readdirSync(folder)) if (!names.has(name)) rmSync(new URL(name, folder))
}
