import type { Page, TestInfo } from '@playwright/test'
import { readGreen } from '../run/green-results.ts'
import { filesReachedFrom, fromRoot, hashOf } from '../run/reach.ts'

/** Kinds of annotations by which a test tells the run's reporter what it depends on. */
export const noteKinds = {
  /** Hash of what a look depends on. */
  depends: 'depends on',
  /** The look was not taken again. */
  remembered: 'remembered',
  /** Path that a flow came to. */
  visited: 'visited',
} as const

/** Set by the run: looks that were green with the same subject need not be taken again. */
const remembers = process.env.REMEMBER_LOOKS === '1'
const green = remembers ? readGreen().looks : {}

/**
 * Takes a look unless it was green before with the same subject, the same checker and the same browser.
 * @param subject files that shape what is looked at
 * @param said what it says
 */
export async function unlessGreen(
  info: TestInfo,
  subject: Iterable<string>,
  said: string,
  look: () => Promise<void>,
): Promise<void> {
  const checker = filesReachedFrom([
    fromRoot(info.file),
    fromRoot(import.meta.filename),
    '.htmlvalidate.json',
  ])
  const hash = hashOf(new Set([...subject, ...checker]), said, browserPath(info))
  info.annotations.push({ type: noteKinds.depends, description: hash })
  if (green[lookName(info)] === hash) info.annotations.push({ type: noteKinds.remembered })
  else await look()
}

/** A look's name in the memory: its file and title. */
export function lookName({ file, title }: { file: string; title: string }): string {
  return `${fromRoot(file)} › ${title}`
}

function browserPath({ project }: TestInfo): string {
  return project.use.launchOptions?.executablePath ?? ''
}

/** Notes the pages that a flow comes to, on which it depends. */
export function noteVisits(page: Page, info: TestInfo): void {
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame() || !frame.url().startsWith('http')) return
    noteVisit(new URL(frame.url()).pathname, info)
  })
}

/** Notes a page that a flow comes to by other means than a page of the browser of its own. */
export function noteVisit(path: string, info: TestInfo): void {
  info.annotations.push({ type: noteKinds.visited, description: path })
}
