import { liveCommand } from '../../locales/tools/cli.ts'
import { generate } from './generate.ts'
import { figuresLine, stopwatch } from './stopwatch.ts'

/** First step of `npm run build`: the words must be complete, then come the sources that are generated. */
const { step, figures } = stopwatch()
if ((await step('words', liveCommand)) !== 0) process.exit(1)
await generate(process.cwd(), step)
console.info(figures().map(figuresLine).join('\n'))
