import react from '@vitejs/plugin-react'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type InlineConfig } from 'vite'
import { styleBuild } from '../../components/theme/style-build.ts'
import { everyLocale } from '../../locales/locales.ts'
import { compiledCatalogs, islandMessages } from '../../server/build/vite-plugins/catalogs.ts'

/** Where the gallery is built; never part of the site's own build. */
const galleryFolder = fileURLToPath(new URL('../../.cache/gallery/', import.meta.url))

/** Folder of the built gallery that the tests show: `GALLERY`, else the working tree's. */
export const shownGallery = process.env.GALLERY ?? galleryFolder

const entry = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/**
 * Builds browser and server side of the gallery. Pages take their script from the one, and the style of all that is
 * rendered from the other.
 * @param outDir where to, emptied before
 */
export async function buildGallery(outDir = galleryFolder): Promise<void> {
  rmSync(outDir, { recursive: true, force: true })
  await build(
    configFor({
      outDir: `${outDir}client`,
      rollupOptions: { input: entry('example-script.ts') },
    }),
  )
  await build(
    configFor({
      outDir: `${outDir}server`,
      ssr: entry('render-example.server.tsx'),
      ssrEmitAssets: true,
      copyPublicDir: false,
    }),
  )
}

function configFor(options: InlineConfig['build']): InlineConfig {
  return {
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    plugins: [react(), compiledCatalogs(), islandMessages(everyLocale), ...styleBuild.plugins],
    define: {
      // React's development kind takes four times as long to render.
      'process.env.NODE_ENV': JSON.stringify('production'),
      __SITE_URL__: JSON.stringify('http://localhost:3000'),
      __L10N_PREVIEW__: 'false',
      __PSEUDO_LOCALES__: 'true',
    },
    css: styleBuild.css,
    build: {
      ...styleBuild.build,
      target: 'es2022',
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      manifest: 'manifest.json',
      ...options,
    },
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildGallery()
