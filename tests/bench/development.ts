import { chromium } from 'playwright'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findBrowser } from '../../components/art/workshop/find-browser.ts'
import { ScratchProject } from '../support/scratch-project.ts'
import { summary } from './figures.ts'

const goals = { 'first page': 3000, 'edit to screen': 100 }
const file = 'locales/en/forms.json'
const words = '"* required"'
/** Vite's watcher takes changes of a file within 50 ms for one. */
const betweenEdits = 200

/** Time until `npm run dev` answers its first page, and from an edited message to the screen of a browser. */
export async function development(rounds: number) {
  const starts: number[] = []
  for (let at = 0; at < rounds; at++) {
    const project = new ScratchProject()
    const begin = performance.now()
    const url = await project.develop()
    await (await fetch(url)).text()
    starts.push(performance.now() - begin)
    await project.remove()
  }
  const table = Object.fromEntries(
    Object.entries({ 'first page': starts, 'edit to screen': await edits(rounds) }).map(
      ([name, times]) => {
        const { median, min, max } = summary(times.map(Math.round))
        return [name, { 'ms, median': median, min, max, goal: goals[name as keyof typeof goals] }]
      },
    ),
  )
  console.info(`Development: ${rounds} runs`)
  console.table(table)
  return table
}

async function edits(rounds: number): Promise<number[]> {
  const project = new ScratchProject()
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath: findBrowser(), args: sandbox })
  try {
    const page = await browser.newPage()
    await page.goto(`${await project.develop()}/contact-us`)
    const path = join(project.folder, file)
    const text = readFileSync(path, 'utf8')
    if (!text.includes(words)) throw new Error(`${file} has no message ${words}`)
    const edit = async (edited: string, timeout?: number) => {
      const begin = performance.now()
      writeFileSync(path, text.replace(words, JSON.stringify(edited)))
      await page.waitForFunction((wanted) => document.body.textContent.includes(wanted), edited, {
        polling: 'raf',
        timeout,
      })
      return performance.now() - begin
    }
    // A server that has just been started does not watch all files yet.
    const watched = () => edit(`* edit at ${performance.now()}`, 1000).then(Boolean, () => false)
    for (let left = 30; !(await watched()); left -= 1)
      if (left === 0) throw new Error('The development server shows no edits')
    const times: number[] = []
    for (let at = 0; at < rounds; at++) {
      await pause(betweenEdits)
      times.push(await edit(`* edit ${at}`))
    }
    return times
  } finally {
    await browser.close()
    await project.remove()
  }
}
