/**
 * Writes the icons and the manifest into `public/`. Run by hand when the mark, the pigments or the
 * company's name change; the results are committed:
 *
 *   npx tsx components/theme/icons/write-icons.ts
 */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { packIco, faviconSvg, paperSheet, manifest } from './icon-sheets.ts'

const target = path.resolve(import.meta.dirname, '../../../public')

/** Share of the side for the mark: maskable icons may lose all outside a circle of 80 %. */
const shares = { plain: 0.8, maskable: 0.74 }

function png(svg: string, size: number): Promise<Buffer> {
  // The density makes the renderer draw at the final size, so that nothing is scaled afterwards.
  const side = Number(/viewBox="\S+ \S+ (\S+)/.exec(svg)?.[1])
  return sharp(Buffer.from(svg), { density: (72 * size) / side })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: size > 32 })
    .toBuffer()
}

// On paper, because an .ico file cannot turn light on a dark tab as favicon.svg does.
const small = paperSheet('small', 1)
const plain = paperSheet('full', shares.plain)
const files: Record<string, string | Buffer> = {
  'favicon.svg': faviconSvg(),
  'favicon.ico': packIco([
    { size: 16, png: await png(small, 16) },
    { size: 32, png: await png(small, 32) },
  ]),
  'apple-touch-icon.png': await png(plain, 180),
  'icon-192.png': await png(plain, 192),
  'icon-512.png': await png(plain, 512),
  'icon-maskable-512.png': await png(paperSheet('full', shares.maskable), 512),
  'site.webmanifest': `${JSON.stringify(manifest, null, 2)}\n`,
}
for (const [name, content] of Object.entries(files)) {
  await writeFile(path.join(target, name), content)
  console.info(`${name}: ${content.length} bytes`)
}
