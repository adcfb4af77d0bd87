import type { PlantedFault } from './planted-fault.ts'

const lines = Array.from({ length: 400 }, () => '//\n').join('')

/** What rules of the repository, its build and its checkers are for. */
export const repositoryFaults: readonly PlantedFault[] = [
  {
    name: 'a source file of 400 lines',
    file: 'content/parse-facts.ts',
    find: '/** A month such as 2024-03. */',
    replace: `${lines}/** A month such as 2024-03. */`,
    test: 'tests/site/sizes.test.ts -t "no source file is longer than 300 lines"',
  },
  {
    name: 'a circle of imports',
    file: 'content/working-hours.ts',
    find: "import { memoize } from './memoize.ts'",
    replace: "import { memoize } from './memoize.ts'\nexport { day } from './parse-facts.ts'",
    test: 'npx oxlint --deny-warnings content',
    says: /import\(no-cycle\)/,
  },
  {
    name: 'a browser part imports a module of the server',
    file: 'components/ui/MarkGrid.tsx',
    find: 'export function MarkGrid',
    replace: "import '../../server/requests/signed-links.ts'\nexport function MarkGrid",
    test: 'npx oxlint --deny-warnings components/ui',
    says: /no-restricted-imports/,
  },
  {
    name: 'an export that nobody uses',
    file: 'content/parse-facts.ts',
    find: 'function isTimeZone(',
    replace: 'export const unusedDay = day\n\nfunction isTimeZone(',
    test: 'npx knip --no-progress',
    says: /unusedDay/,
  },
  {
    name: 'words stand in a component',
    file: 'components/text/SampleMark.tsx',
    find: '<Message id="common.shell.sample-mark" />',
    replace: 'Sample',
    test: 'npx oxlint --deny-warnings components/text',
    says: /no-literal-string-in-jsx/,
  },
  {
    name: 'a colour is typed into a sheet',
    file: 'components/ui/Dialog.module.css',
    find: '  background: var(--bg);\n',
    replace: '  background: #fffef8;\n',
    test: 'npx stylelint components/ui/*.css',
    says: /declaration-strict-value/,
  },
  {
    name: 'a component asks for a style that is not there',
    file: 'components/ui/Dialog.tsx',
    find: 'className={css.inside}',
    replace: 'className={css.inner}',
    test: 'tests/site/styles.test.ts -t "a component asks of its style sheet only what is there"',
  },
  {
    name: 'a section gives itself other space',
    file: 'components/sections/MyBrief/MyBrief.module.css',
    find: '.brief {\n',
    replace: '.brief {\n  padding-block: var(--section);\n',
    test: 'tests/site/styles.test.ts -t "space above and below sections is one of three steps, and Panel alone sets it"',
  },
  {
    name: 'a setting that no manual has',
    file: '.env.example',
    find: '# Port of the server, 1 to 65535.\n',
    replace: '# Speed of the server.\nSPEED=1\n# Port of the server, 1 to 65535.\n',
    test: 'server/operators/manual.test.ts -t ".env.example has exactly the settings that the server reads"',
  },
  {
    name: 'the first view has the rules of a press',
    file: 'server/build/first-view.ts',
    find: '    rule.selectors = rule.selectors.filter((selector) => !touched.test(selector))\n',
    replace: '',
    test: 'server/build/first-view.test.ts -t "how things look that are touched or printed is left to the whole sheet"',
  },
]

const look = (path: string) => `tests/e2e/every-page.spec.ts -t "${path} has no faults at"`

/** What only a build or a browser shows. */
export const builtFaults: readonly PlantedFault[] = [
  {
    name: 'a page does not name itself among its languages',
    file: 'pages/+Head.tsx',
    find: '{versions.map(({ locale, url }) => (',
    replace: '{versions.slice(1).map(({ locale, url }) => (',
    test: 'tests/build/heads.test.ts -t "every listed page names its versions, and they name it"',
    needs: 'build',
  },
  {
    name: 'a page has no rules of its first view',
    file: 'server/build/first-view.ts',
    find: 'if (main < 0 || end < 0) return undefined',
    replace: 'if (main < 0 || end < Infinity) return undefined',
    test: 'tests/build/heads.test.ts -t "a page says everything in its HTML"',
    needs: 'build',
  },
  {
    name: 'a third font is fetched before the first paint',
    file: 'pages/+Head.tsx',
    find: '      <noscript>\n',
    replace:
      '      <link rel="preload" as="font" type="font/woff2" crossOrigin="" href={lateFonts} />\n      <noscript>\n',
    test: 'tests/build/heads.test.ts -t "only the two fonts of the first view are preloaded"',
    needs: 'build',
  },
  {
    name: 'the script of every page brings more than its bytes',
    file: 'components/page-script/page-script.ts',
    find: "import { startIslands } from '../islands/start-islands.ts'\n",
    replace:
      "import '../slider/Slider.tsx'\nimport { startIslands } from '../islands/start-islands.ts'\n",
    test: 'tests/build/byte-budgets.test.ts -t "/contact-us stays within its bytes"',
    needs: 'build',
  },
  {
    name: 'captions are paler than their paper allows',
    file: 'components/theme/tokens.css',
    find: '--pg-ink-3: oklch(0.485 0.03 255deg);',
    replace: '--pg-ink-3: oklch(0.7 0.03 255deg);',
    test: look('/about'),
    needs: 'browser',
  },
  {
    name: 'a box is wider than the window and hidden by its sheet',
    file: 'components/ui/Heading.module.css',
    find: '  max-inline-size: 36rem;\n',
    replace: '  inline-size: 2000px;\n',
    test: look('/team-cost'),
    needs: 'browser',
  },
  {
    name: 'a word breaks in a box that is too narrow',
    file: 'components/ui/Heading.module.css',
    find: "[data-size='h1'] {\n",
    replace: "[data-size='h1'] {\n  inline-size: 3rem;\n",
    test: look('/team-cost'),
    needs: 'browser',
  },
]
