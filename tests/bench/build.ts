import { parseArgs } from 'node:util'
import { realSite } from './build-of-real-site.ts'
import { generatedSites } from './builds-of-generated-sites.ts'
import { development } from './development.ts'
import { writeFigures } from './figures.ts'

/**
 * `npm run bench:build`: how long the site takes to build, cold and warm; how time and memory grow with
 * generated posts; how soon development shows a page and an edit. `-- --only real`, `generated` or `dev`,
 * `--rounds 1` and `--sizes 1000,2000` measure less.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    sizes: { type: 'string', default: '1000,5000,10000' },
    only: { type: 'string' },
  },
})
const rounds = Number(values.rounds)
const wanted = (name: string) => values.only === undefined || values.only === name
const figures: Record<string, unknown> = {}
if (wanted('real')) figures.real = realSite(rounds)
if (wanted('generated'))
  figures.generated = generatedSites(values.sizes.split(',').map(Number), rounds)
if (wanted('dev')) figures.development = await development(rounds)
writeFigures('build', figures)
