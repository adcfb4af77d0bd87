import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** One forbidden import per row of the map in the README, and a part of the objection it must meet. */
const forbidden = [
  ['content/company.ts', '../locales/addresses.ts', 'import nothing'],
  ['content/taxonomy.ts', 'valibot', 'import nothing'],
  ['server/contract/x.ts', 'node:fs', 'also runs in the browser'],
  ['server/contract/x.ts', 'react', 'runs without React'],
  ['server/contract/x.ts', '../requests/outbox.ts', 'shared with the browser'],
  ['locales/x.ts', '../components/ui/Button.tsx', 'imports company and taxonomy only'],
  ['locales/x.ts', '../server/app.ts', 'imports company and taxonomy only'],
  ['content/load.server.ts', '../components/ui/Button.tsx', 'imports locales'],
  ['content/markdown.ts', '../server/app.ts', 'imports locales'],
  ['content/parse-x.ts', '../components/art/files.json', 'imports locales'],
  [
    'content/media-files.server.ts',
    '../components/art/drawing.ts',
    'lists of drawings and videos only',
  ],
  ['content/media-files.server.ts', '../server/app.ts', 'lists of drawings and videos only'],
  ['components/ui/X.tsx', 'react-intl', 'Only components/text'],
  ['components/ui/X.tsx', 'vike-react/usePageContext', 'know Vike'],
  ['components/ui/X.tsx', '../../locales/addresses.ts', 'know no words'],
  ['components/ui/X.tsx', '../sections/Faq/Faq.tsx', 'know no words'],
  ['components/theme/x.ts', 'jotai', 'no shared state'],
  ['components/art/x.ts', 'react', 'runs without React'],
  ['components/art/x.ts', '../ui/Button.tsx', 'pure functions'],
  ['components/art/covers/x.ts', '../workshop/write-files.server.ts', 'pure functions'],
  ['components/art/covers/x.ts', '../../../tests/support/x.ts', 'pure functions'],
  ['components/art/workshop/x.server.ts', '../../shell/Brand.tsx', 'The workshop imports'],
  ['components/art/workshop/videos/x.ts', '../../../../tests/support/x.ts', 'The workshop imports'],
  ['components/text/X.tsx', '../ui/Button.tsx', 'imports locales and company only'],
  ['components/text/X.tsx', 'final-form', 'Forms live'],
  ['components/questionnaire/x.ts', '../forms/ContactForm.tsx', 'Answers, counters and'],
  ['components/availability/X.tsx', 'react-intl', 'Only components/text'],
  ['components/page-script/x.ts', '../sections/Faq/Faq.tsx', 'Answers, counters and'],
  ['components/islands/X.tsx', '../sections/Faq/Faq.tsx', 'ui and text only'],
  ['components/slider/X.tsx', 'vike-react/usePageContext', 'know Vike'],
  ['components/search/X.tsx', '../sections/Faq/Faq.tsx', 'Search imports'],
  ['components/search/x.ts', '../../content/load.server.ts', 'Search imports'],
  ['components/search/X.tsx', 'react-intl', 'Only components/text'],
  ['components/share/x.ts', 'react', 'runs without React'],
  ['components/share/x.ts', '../../pages/share-pictures.server.ts', 'pages come as a list'],
  ['components/share/x.ts', '../../content/load.server.ts', 'pages come as a list'],
  ['components/l10n-preview/X.tsx', '../sections/Faq/Faq.tsx', 'text and locales only'],
  ['components/l10n-preview/X.tsx', 'react-intl', 'Only components/text'],
  ['components/forms/X.tsx', '../../server/app.ts', 'server/contract only'],
  ['components/forms/X.tsx', '../sections/Faq/Faq.tsx', 'server/contract only'],
  ['components/forms/X.tsx', 'react-intl', 'Only components/text'],
  ['components/company/X.tsx', '../sections/Faq/Faq.tsx', 'ui, text and the content'],
  ['components/work-samples/X.tsx', '../sections/Faq/Faq.tsx', 'ui, text and the content'],
  ['components/work-samples/X.tsx', 'react-intl', 'Only components/text'],
  ['components/company/X.tsx', 'react-intl', 'Only components/text'],
  ['components/shell/X.tsx', '../sections/Faq/Faq.tsx', 'The shell imports'],
  ['components/shell/X.tsx', 'react-intl', 'Only components/text'],
  ['components/sections/Faq/Faq.tsx', '../Points/Points.tsx', 'no other section'],
  ['components/sections/Faq/Faq.tsx', '../../shell/Header.tsx', 'no other section'],
  ['components/sections/Faq/Faq.tsx', '../../../server/app.ts', 'the contract only'],
  ['components/sections/Faq/Faq.tsx', 'vike-react/useData', 'know Vike'],
  ['components/sections/Faq/Faq.tsx', 'react-final-form', 'Forms live'],
  ['pages/x/+Page.tsx', '../../server/app.ts', 'the contract only'],
  ['pages/x/+Page.tsx', 'react-intl', 'Only components/text'],
  ['server/api/x.ts', '../../components/ui/Button.tsx', 'never imports components'],
  ['server/crawlers/x.ts', '../../pages/page-head.ts', 'never imports components'],
  ['server/x.ts', '../pages/current-page.ts', 'never imports components'],
  ['server/requests/x.ts', 'react', 'runs without React'],
  ['server/operators/x.ts', '../../components/ui/Button.tsx', 'never imports components'],
  ['server/operators/x.ts', '../../tests/support/look.ts', 'never imports tests'],
  ['server/contract/x.ts', '../../tests/support/look.ts', 'never imports tests'],
  ['server/settings/x.ts', '../../tests/support/look.ts', 'never imports tests'],
  ['locales/tools/x.ts', '../../tests/shots/shoot.ts', 'never imports tests'],
  ['content/x.ts', '../tests/support/look.ts', 'never imports tests'],
  ['components/forms/X.island.tsx', '../../locales/catalog.server.ts', 'go to browsers'],
  ['components/sections/Faq/Faq.island.tsx', '../../../locales/en/faq.json', 'go to browsers'],
  ['components/sections/Faq/Faq.tsx', '../../../content/load.server.ts', 'go to browsers'],
  ['components/sections/Faq/x.behaviour.ts', 'node:fs', 'go to browsers'],
  ['components/slider/X.tsx', '../islands/IslandBox.server.tsx', 'go to browsers'],
  ['components/search/x.ts', '../../locales/tools/message-tree.ts', 'go to browsers'],
  ['components/shell/X.tsx', '../../content/media-files.server.ts', 'go to browsers'],
  ['components/questionnaire/x.ts', '../../locales/de/taxonomy.json', 'go to browsers'],
  ['components/text/X.tsx', '../../locales/catalog.server.ts', 'go to browsers'],
  ['components/l10n-preview/X.tsx', '../../locales/catalog.server.ts', 'go to browsers'],
  ['components/company/X.tsx', 'node:path', 'go to browsers'],
  ['components/work-samples/X.tsx', '../../content/load.server.ts', 'go to browsers'],
  ['components/ui/X.tsx', '../../tests/support/look.ts', 'never imports tests'],
  ['components/sections/Faq/Faq.tsx', '../../../tests/support/look.ts', 'never imports tests'],
  ['pages/x/+Page.tsx', '../../tests/support/look.ts', 'never imports tests'],
] as const

/** Imports that the same rules must let pass. */
const allowed = [
  ['content/media-files.server.ts', '../components/art/files.json'],
  ['content/media-files.server.ts', '../components/art/videos/review-videos.json'],
  ['server/contract/x.ts', 'valibot'],
  ['server/contract/x.ts', './limits.ts'],
  ['components/questionnaire/x.ts', 'jotai'],
  ['components/availability/x.ts', '../../server/contract/free-devs.ts'],
  ['components/forms/X.tsx', '../../server/contract/contact.ts'],
  ['components/forms/X.tsx', '../questionnaire/answers.ts'],
  ['components/sections/Faq/Faq.tsx', '../StoryCard/StoryCard.tsx'],
  ['components/sections/Faq/Faq.tsx', '../BlogTeaser/BlogTeaser.tsx'],
  ['components/sections/Faq/Faq.tsx', '../FirstScreen/FirstScreen.tsx'],
  ['components/sections/Faq/Faq.tsx', '../ExplainingPlate/ExplainingPlate.tsx'],
  ['components/sections/Faq/Faq.tsx', './Question.tsx'],
  ['components/sections/Faq/Faq.tsx', '../../../server/contract/blog-posts.ts'],
  ['components/sections/Faq/Faq.tsx', '../../ui/Button.tsx'],
  ['components/sections/Faq/Faq.island.tsx', '../../islands/island.tsx'],
  ['components/sections/Faq/Faq.island.tsx', 'virtual:island-messages/faq'],
  ['components/islands/IslandBox.server.tsx', './island.tsx'],
  ['components/l10n-preview/X.tsx', '../text/Message.tsx'],
  ['components/company/X.tsx', '../../content/company.ts'],
  ['components/work-samples/X.tsx', '../../content/work-sample.ts'],
  ['components/shell/X.tsx', '../text/Message.tsx'],
  ['components/shell/X.tsx', '../search/SearchOpener.island.tsx'],
  ['components/search/X.tsx', '../../locales/addresses.ts'],
  ['components/art/workshop/x.server.ts', '../../../content/company.ts'],
  ['components/share/x.ts', '../art/instruments/compass-rose.ts'],
  ['components/share/x.ts', '../../content/taxonomy.ts'],
  ['pages/x/+Page.tsx', '../../components/sections/Faq/Faq.tsx'],
  ['pages/x.ts', '../server/contract/page-state.ts'],
  ['server/api/x.ts', '../contract/contact.ts'],
  ['server/api/x.test.ts', '../../tests/support/look.ts'],
] as const

/** Two modules that need no more than each other's types. */
const circle = { one: 'Two', two: 'One' } as const

const folder = mkdtempSync(join(tmpdir(), 'boundaries-'))
const linter = resolve('node_modules/.bin/oxlint')
let objections: { file: string; message: string }[] = []
let circles: string[] = []

/** All cases are written into one folder of the same shape and linted in one run. */
beforeAll(() => {
  const { jsPlugins: _, ...config } = JSON.parse(readFileSync('.oxlintrc.json', 'utf8'))
  delete config.rules['formatjs/no-literal-string-in-jsx']
  for (const override of config.overrides)
    delete override.rules['formatjs/no-literal-string-in-jsx']
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(config))
  for (const [at, [file, source]] of [...forbidden, ...allowed].entries()) {
    const path = join(folder, String(at), file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, `import { x } from '${source}'\n\nexport const y = x\n`)
  }
  for (const at of [...forbidden, ...allowed].keys()) {
    writeFileSync(join(folder, String(at), '.oxlintrc.json'), JSON.stringify(config))
  }
  const inCircle = join(folder, 'circle', 'server')
  mkdirSync(inCircle, { recursive: true })
  writeFileSync(join(folder, 'circle', '.oxlintrc.json'), JSON.stringify(config))
  for (const [name, other] of Object.entries(circle)) {
    writeFileSync(
      join(inCircle, `${name}.ts`),
      `import type { ${other} } from './${other.toLowerCase()}.ts'\n\nexport type ${name[0]!.toUpperCase() + name.slice(1)} = { other?: ${other} }\n`,
    )
  }
  const { stdout } = spawnSync(linter, ['--format', 'json'], { cwd: folder, encoding: 'utf8' })
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; filename: string; message: string; help?: string }[]
  }
  objections = diagnostics
    .filter(({ code }) => code.includes('no-restricted-imports'))
    .map(({ filename, message, help }) => ({ file: filename, message: `${message} ${help ?? ''}` }))
  circles = diagnostics.filter(({ code }) => code.includes('no-cycle')).map((one) => one.filename)
})

afterAll(() => rmSync(folder, { recursive: true }))

describe('a forbidden import meets an objection that teaches', () => {
  test.each(forbidden.map((row, at) => [...row, at] as const))('%s ← %s', (_, __, words, at) => {
    const own = objections.filter(({ file }) => file.startsWith(`${at}/`))
    expect(own.map(({ message }) => message).join('\n')).toContain(words)
  })
})

describe('an allowed import passes', () => {
  test.each(allowed.map((row, at) => [...row, forbidden.length + at] as const))(
    '%s ← %s',
    (_, __, at) => {
      expect(objections.filter(({ file }) => file.startsWith(`${at}/`))).toEqual([])
    },
  )
})

test('a circle of imports is refused, also one of types', () => {
  expect(circles.toSorted()).toEqual(['circle/server/one.ts', 'circle/server/two.ts'])
})
