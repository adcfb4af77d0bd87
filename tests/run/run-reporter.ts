import { mkdirSync, writeFileSync } from 'node:fs'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { noteKinds, lookName } from '../support/look.ts'
import { readGreen, reportFolder, writeGreen } from './green-results.ts'
import { allSources, flowName, hashOfFlow } from './flows.ts'
import { fromRoot, hashOf } from './reach.ts'
import { browserReport, type Report } from './reports.ts'

/** Prints failures alone, and writes down the seconds of each file and what is green now. */
export default class RunReporter implements Reporter {
  #results: { test: TestCase; result: TestResult }[] = []

  printsToStdio(): boolean {
    return false
  }

  /** What is green is what stood there at the beginning: contents are read once in a process. */
  onBegin(): void {
    hashOf(allSources())
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    this.#results.push({ test, result })
  }

  onEnd(): void {
    const green = readGreen()
    const isGood = ({ result }: { result: TestResult }) => result.status === 'passed'
    for (const { test, result } of this.#results) {
      const depends = recorded(result, noteKinds.depends)[0]
      const look = lookName({ file: test.location.file, title: test.title })
      const flow = flowName(test)
      delete green.looks[look]
      delete green.flows[flow]
      if (!isGood({ result })) continue
      const scripts = recorded(result, noteKinds.script)
      if (depends) green.looks[look] = { hash: depends, scripts }
      else {
        const visits = {
          saw: recorded(result, noteKinds.saw),
          visited: recorded(result, noteKinds.visited),
        }
        const hash = hashOfFlow(fromRoot(test.location.file), visits)
        green.flows[flow] = { hash, scripts, ...visits }
      }
    }
    const byFile = group(this.#results)
    writeGreen(green)
    const remembered = this.#results.filter(({ result }) =>
      result.annotations.some(({ type }) => type === noteKinds.remembered),
    ).length
    const report: Report = {
      passed: this.#results.filter(isGood).length - remembered,
      failed: this.#results.filter((one) => !isGood(one)).length,
      remembered,
      files: [...byFile].map(([file, results]) => ({
        file,
        tests: results.length,
        seconds: results.reduce((sum, { result }) => sum + result.duration, 0) / 1000,
      })),
      failures: this.#results
        .filter((one) => !isGood(one))
        .map(({ test }) => `${fromRoot(test.location.file)}:${test.location.line} ${test.title}`),
    }
    mkdirSync(reportFolder, { recursive: true })
    writeFileSync(browserReport(), JSON.stringify(report))
  }
}

function recorded({ annotations }: TestResult, kind: string): string[] {
  const all = annotations.flatMap(({ type, description }) =>
    type === kind ? [description ?? ''] : [],
  )
  return [...new Set(all)]
}

function group<Result extends { test: TestCase }>(
  results: readonly Result[],
): Map<string, Result[]> {
  const groups = new Map<string, Result[]>()
  for (const one of results) {
    const file = fromRoot(one.test.location.file)
    groups.set(file, [...(groups.get(file) ?? []), one])
  }
  return groups
}
