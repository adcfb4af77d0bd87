import type { Page, TestInfo } from '@playwright/test'
import { readGreen } from '../run/green-results.ts'
import { builtPage, builtScripts, isBuiltPage, scriptHash } from '../run/built-files.ts'
import {
  codeOfPage,
  filesAroundBuiltPage,
  filesReachedFrom,
  fromRoot,
  hashOf,
} from '../run/reach.ts'

/** Kinds of annotations by which a test tells the run's reporter what it depends on. */
export const noteKinds = {
  /** Hash of what a look depends on. */
  depends: 'depends on',
  /** The look was not taken again. */
  remembered: 'remembered',
  /** Path of a page of the build that a flow saw: its file and its scripts say what it was. */
  saw: 'saw the file of',
  /** Path that a flow came to and whose HTML is in no file. */
  visited: 'visited',
  /** Hash of a script that was fetched. */
  script: 'fetched',
} as const

/** Set by the run: looks that were green with the same subject need not be taken again. */
const remembers = process.env.REMEMBER_LOOKS === '1'
const green = remembers ? readGreen().looks : {}

/** What a look depends on. */
export type Subject = {
  /** Sources that shape what is looked at. */
  files: Iterable<string>
  /** What it says. */
  said: string
}

/** What a look at a page depends on: its file in a build, or, where it has none, all of its code. */
export function subjectAt(path: string): Subject {
  return isBuiltPage(path)
    ? { files: filesAroundBuiltPage(path), said: builtPage(path) }
    : { files: codeOfPage(path), said: '' }
}

/**
 * Takes a look unless it was green before with the same subject, the same scripts, the same checker and the same
 * browser.
 * @param look gives the addresses of the scripts that were fetched for it
 */
export async function unlessGreen(
  info: TestInfo,
  { files, said }: Subject,
  look: () => Promise<readonly string[]>,
): Promise<void> {
  // CI remembers nothing, and finding out what a look depends on takes a tenth of it.
  if (process.env.CI) return void (await look())
  const checker = filesReachedFrom([
    fromRoot(info.file),
    fromRoot(import.meta.filename),
    '.htmlvalidate.json',
  ])
  const hash = hashOf(new Set([...files, ...checker]), said, browserPath(info))
  info.annotations.push({ type: noteKinds.depends, description: hash })
  const last = green[lookName(info)]
  if (last?.hash === hash && last.scripts.every((script) => builtScripts().has(script))) {
    info.annotations.push({ type: noteKinds.remembered })
    for (const description of last.scripts)
      info.annotations.push({ type: noteKinds.script, description })
  } else for (const url of await look()) recordScript(url, info)
}

function recordScript(url: string, info: TestInfo): void {
  const description = scriptHash(new URL(url).pathname)
  if (description) info.annotations.push({ type: noteKinds.script, description })
}

/** A look's name in the memory: its file and title. */
export function lookName({ file, title }: { file: string; title: string }): string {
  return `${fromRoot(file)} › ${title}`
}

function browserPath({ project }: TestInfo): string {
  return project.use.launchOptions?.executablePath ?? ''
}

/** Notes the pages that a flow comes to and the scripts that it fetches, on which it depends. */
export function recordVisits(page: Page, info: TestInfo): void {
  page.context().on('request', (request) => {
    if (request.resourceType() === 'script') recordScript(request.url(), info)
  })
  onPaths(page, ({ pathname, search }) => {
    // What a query asks for is rendered on request.
    const kind = search === '' && isBuiltPage(pathname) ? noteKinds.saw : noteKinds.visited
    info.annotations.push({ type: kind, description: pathname })
  })
}

/** Notes the pages that a flow comes to on another server than that of the build. */
export function recordVisitsElsewhere(page: Page, info: TestInfo): void {
  onPaths(page, ({ pathname }) => recordVisit(pathname, info))
}

function onPaths(page: Page, visited: (url: URL) => void): void {
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && frame.url().startsWith('http')) visited(new URL(frame.url()))
  })
}

/** Notes a page that a flow comes to by other means than a page of the browser of its own. */
export function recordVisit(path: string, info: TestInfo): void {
  info.annotations.push({ type: noteKinds.visited, description: path })
}
