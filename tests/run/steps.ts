import type { StepFigures } from './reports.ts'
import { spawn } from 'node:child_process'

/** One command of a run. */
export type Step = {
  name: string
  command: string
  /** Names of steps that have to have passed. */
  after?: readonly string[]
  /** Whether it uses every core itself, so that nothing else runs beside it. */
  alone?: boolean
  /** Whether it waits most of its time, for disks and for what was killed, so that it takes no lane. */
  waits?: boolean
  env?: NodeJS.ProcessEnv
  /** Called right before the command, when those before it have passed. */
  prepare?: () => void
}

const lanes = 2

/**
 * Runs steps, two at a time, each as soon as those before it have passed. Prints a line for each, and the output of
 * those that failed; what comes after a failed one is left out.
 * @param steps all of them; a name in `after` that is not among them counts as passed
 */
export async function runSteps(
  steps: readonly Step[],
  print: (text: string) => void = console.info,
): Promise<StepFigures[]> {
  const ended: StepFigures[] = []
  const waiting = [...steps]
  const running = new Map<Step, Promise<void>>()
  const names = new Set(steps.map(({ name }) => name))
  const passed = (name: string) =>
    !names.has(name) || ended.some((step) => step.name === name && step.passed)
  const failed = new Set<string>()

  for (;;) {
    for (const step of waiting.slice()) {
      if (step.after?.some((name) => failed.has(name))) {
        waiting.splice(waiting.indexOf(step), 1)
        failed.add(step.name)
        print(`left out: ${step.name}`)
        continue
      }
      const isReady = (step.after ?? []).every(passed)
      const hasRoom = step.alone
        ? running.size === 0
        : ![...running.keys()].some(({ alone }) => alone) &&
          (step.waits || [...running.keys()].filter(({ waits }) => !waits).length < lanes)
      if (!isReady || !hasRoom) continue
      waiting.splice(waiting.indexOf(step), 1)
      running.set(
        step,
        runStep(step).then(({ output, ...figures }) => {
          running.delete(step)
          ended.push(figures)
          if (!figures.passed) failed.add(step.name)
          const line = `${figures.passed ? 'passed' : 'FAILED'}: ${step.name} (${figures.seconds.toFixed(0)} s)`
          print(figures.passed ? line : `${output}\n${line}`)
        }),
      )
    }
    if (running.size === 0) {
      if (waiting.length === 0) return ended
      // A step that was left out may have been the last that another one waited for.
      if (!waiting.some((step) => step.after?.some((name) => failed.has(name))))
        throw new Error(`Steps wait for each other: ${waiting.map(({ name }) => name).join(', ')}`)
      continue
    }
    await Promise.race(running.values())
  }
}

async function runStep(step: Step): Promise<StepFigures & { output: string }> {
  const { name, command, env, prepare } = step
  const start = performance.now()
  prepare?.()
  const { code, output } = await runCommand(command, { env })
  return { name, output, passed: code === 0, seconds: (performance.now() - start) / 1000 }
}

/** How a command ended, and all that it wrote, errors included. */
export type CommandResult = { code: number | null; output: string }

/** Runs a line of the shell to its end. Colours, which would be written into its output, are off. */
export function runCommand(
  command: string,
  { cwd, env }: { cwd?: string; env?: NodeJS.ProcessEnv | undefined } = {},
): Promise<CommandResult> {
  const child = spawn(command, {
    shell: true,
    ...(cwd === undefined ? {} : { cwd }),
    env: { ...process.env, FORCE_COLOR: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const take = (chunk: Buffer) => void (output += chunk.toString())
  child.stdout.on('data', take)
  child.stderr.on('data', take)
  return new Promise((resolve) => {
    child.once('close', (code) => resolve({ code, output }))
  })
}
