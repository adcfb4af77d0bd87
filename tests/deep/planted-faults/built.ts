import type { PlantedFault } from './planted-fault.ts'

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
    file: 'components/ui/OpeningWords.module.css',
    find: '  max-inline-size: 36rem;\n',
    replace: '  inline-size: 2000px;\n',
    test: look('/my-brief'),
    needs: 'browser',
  },
  {
    name: 'a word breaks in a box that is too narrow',
    file: 'components/ui/OpeningWords.module.css',
    find: '  text-wrap: balance;\n',
    replace: '  inline-size: 3rem;\n',
    test: look('/my-brief'),
    needs: 'browser',
  },
]
