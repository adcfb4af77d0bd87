import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import vike from 'vike/plugin'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { liveContent, liveCatalogs } from './server/build/vite-plugins/live-edits.ts'
import { oneStylesheet, styleBuild, styleWithShortNames } from './components/theme/style-build.ts'
import { browserRoutes } from './server/build/vite-plugins/browser-routes.ts'
import { compiledCatalogs, islandMessages } from './server/build/vite-plugins/catalogs.ts'
import { localesOf } from './locales/locales.ts'
import { ofPageScript } from './server/build/page-script-code.ts'
import { buildFlags, siteUrlOf, outFolder } from './server/build/build-env.ts'
import { previewNotes } from './server/build/vite-plugins/preview-notes.ts'

const { preview, pseudo } = buildFlags(process.env)
/** Canonical addresses carry it. */
const siteUrl = siteUrlOf(process.env)
const underTest = Boolean(process.env.VITEST)

const withPreview = (command: 'build' | 'serve') => preview || (command === 'serve' && !underTest)
const withPseudo = (command: 'build' | 'serve') => pseudo || underTest || command === 'serve'

/** Test files leave nothing behind that could spoil another one: a fifth of the time. */
const withoutIsolation = { pool: 'threads', isolate: false, maxWorkers: '100%' } as const

const testedFolders = '{components,content,locales,server,tests/site}'

/**
 * All packages become part of the server's own files, since loading thousands of small files would take
 * most of the start. These stay as they are: Vike and its state, native code, and what starts threads.
 */
const notBuiltIn = ['vike', 'better-sqlite3', 'better-sqlite3-node20', 'lightningcss', 'pg', 'pino']

/** An island is a few files: what all of them need, what forms, sliders or links need, and its own. */
const scriptGroups = [
  {
    name: 'framework',
    test: /\/node_modules\/(react|react-dom|scheduler|react-intl|intl-messageformat|use-sync-external-store|@formatjs|lucide-react)\//,
    minShareCount: 3,
  },
  {
    name: 'forms',
    test: /\/node_modules\/(final-form|react-final-form)\/|\/components\/forms\/(?!draft)/,
    minShareCount: 3,
  },
  {
    name: 'slider',
    test: /\/node_modules\/(react-slick|lodash\.debounce|json2mq|string-convert|classnames)\/|\/components\/(slider|ui\/carousel)\//,
    minShareCount: 2,
  },
  {
    name: 'answers',
    test: /\/node_modules\/jotai\/|\/components\/questionnaire\/(?!keep-answer|selection-storage)/,
    minShareCount: 2,
  },
  {
    name: 'addresses',
    test: /\/text\/useHref|\/locales\/(addresses|route-table)\.ts/,
    minShareCount: 2,
  },
  {
    name: 'parts',
    test: (id: string) => /\/components\/(islands|text|ui)\//.test(id) && !ofPageScript.test(id),
    minShareCount: 3,
  },
]

/**
 * Vite wraps each dynamic import so that it can preload what is behind. One style sheet and a few files for an
 * island leave nothing to preload, and the wrapper would be a fifth of the script of every page. That script has one
 * of its own, since it would wait for another file otherwise.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  resolveId(id, importer) {
    return id === preloadHelper && importer && ofPageScript.test(importer)
      ? `${id}?page`
      : undefined
  },
  load(id) {
    return id.startsWith(preloadHelper)
      ? 'export const __vitePreload = (load) => load()'
      : undefined
  },
}
const preloadHelper = '\0vite/preload-helper.js'

export default defineConfig(({ command }) => ({
  plugins: [
    plainImports,
    vike(),
    react(),
    compiledCatalogs(),
    browserRoutes(),
    islandMessages(localesOf({ preview: withPreview(command), pseudo: withPseudo(command) })),
    liveCatalogs(),
    liveContent(),
    previewNotes(preview),
    ...styleBuild.plugins,
    oneStylesheet,
  ],
  define: {
    __SITE_URL__: JSON.stringify(siteUrl),
    __L10N_PREVIEW__: String(withPreview(command)),
    __PSEUDO_LOCALES__: String(withPseudo(command)),
  },
  resolve: {
    // The browser gets finished syntax trees: react-intl's parser stays out of it.
    alias: underTest
      ? []
      : [
          {
            find: /^@formatjs\/icu-messageformat-parser$/,
            replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
          },
          {
            find: /^resize-observer-polyfill$/,
            replacement: fileURLToPath(
              new URL('components/slider/native-resize-observer.ts', import.meta.url),
            ),
          },
        ],
  },
  // A page that a build writes would make the development server load every open page again.
  server: {
    watch: {
      ignored: ['dist', 'dist-test', 'dist-preview', '.cache', '.data'].map(
        (name) => `**/${name}/**`,
      ),
    },
  },
  css: command === 'build' ? styleWithShortNames() : styleBuild.css,
  build: {
    ...styleBuild.build,
    target: 'es2022',
    modulePreload: false,
    outDir: outFolder(process.env),
    // A small font as a data: address would be refused by the content security policy.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          onLog: (level, log, print) => {
            // What shall come later would come with what needs it at once.
            if (log.code === 'INEFFECTIVE_DYNAMIC_IMPORT') throw new Error(log.message)
            print(level, log)
          },
          output: {
            codeSplitting: { groups: scriptGroups, includeDependenciesRecursively: false },
          },
        },
      },
    },
    ssr: {
      // Or each copy of React would choose its kind by what NODE_ENV is when it is loaded, and Vike sets it later.
      define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
      // In development Node loads them itself: Vite does not run CommonJS.
      resolve: command === 'build' ? { noExternal: true, external: notBuiltIn } : {},
      build: {
        copyPublicDir: false,
        rollupOptions: {
          // Each becomes `dist/server/<name>.mjs`; the steps of the build load `outputs` and `render`.
          input: {
            main: './server/main.ts',
            requests: './server/requests-cli.ts',
            indexnow: './server/indexnow-cli.ts',
            outputs: './pages/site-outputs.server.ts',
            render: './server/build/render-worker.ts',
          },
        },
      },
    },
  },
  test: {
    // A busy machine makes a test slow, not wrong.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          ...withoutIsolation,
          include: [`${testedFolders}/**/*.test.ts`],
          exclude: ['**/*.slow.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'slow',
          ...withoutIsolation,
          include: [`${testedFolders}/**/*.slow.test.ts`],
          globalSetup: ['tests/support/postgres-server.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          ...withoutIsolation,
          include: ['{components,pages}/**/*.dom.test.tsx'],
          setupFiles: ['tests/support/dom-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'build',
          ...withoutIsolation,
          include: ['tests/build/**/*.test.ts'],
          globalSetup: ['tests/support/site-under-test.ts'],
        },
      },
    ],
  },
}))
