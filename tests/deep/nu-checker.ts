/**
 * Every page of the built site through the Nu HTML checker: `npm run check:deep`. It needs Java; the
 * checker itself comes from the registry in a fixed version.
 */
import { spawnSync } from 'node:child_process'

const checker = 'vnu-jar@26.9.27'

/** Complaints that are no error here, each with the reason. */
const accepted = [
  // CardTable changes `display` on small screens, which takes the roles away in some browsers (A-120).
  /The “role” attribute must not be used on a “t[dhr]” element/,
  // The rules of the first view stand in the page. The checker's grammar lacks these properties, container
  // queries and their units, and `vb`.
  /^CSS: “(container|container-type|field-sizing|paint-order|vector-effect)”: Property .* doesn't exist/,
  /^CSS: Unrecognized at-rule “@container”/,
  /^CSS: “(--dial|inset-block-start|inset-inline-end|padding)”: Parse Error/,
  /^CSS: “min-block-size”: Unknown dimension/,
]

type Message = { type: string; url: string; lastLine: number; message: string }

if (spawnSync('java', ['-version']).status !== 0) {
  throw new Error(
    'The Nu checker needs Java: install it, such as the package default-jre-headless.',
  )
}
const { stderr, status } = spawnSync(
  'npx',
  [
    '--yes',
    `--package=${checker}`,
    '--',
    'vnu',
    '--format',
    'json',
    '--skip-non-html',
    'dist/client',
  ],
  { encoding: 'utf8', maxBuffer: 2 ** 30 },
)
const [json] = /^\{"version".*\}$/m.exec(stderr) ?? []
if (json === undefined)
  throw new Error(`The checker gave no report (exit ${status}): ${stderr.slice(0, 500)}`)
const { messages } = JSON.parse(json) as { messages: Message[] }
const errors = messages.filter(
  ({ type, message }) => type === 'error' && !accepted.some((pattern) => pattern.test(message)),
)
for (const { url, lastLine, message } of errors) console.error(`${url}:${lastLine} ${message}`)
console.info(`${errors.length} errors by the Nu HTML checker`)
process.exitCode = errors.length > 0 ? 1 : 0
