import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the build says about the first view of a page. */
export type FirstView = {
  /** Where it ends, as a position in the HTML. */
  end: number
  /** The rules that it needs. */
  css: string
}

/** What is changed in a head: some tags, and lines with their indentation. */
const headPart =
  /<meta charset="[^"]+"\s*\/?>|<title>[^<]*<\/title>|<(?:script|link)\b[^>]*>|\n\s*/gi
const scriptUrl = / src="([^"]+\.js)"/
/** In text and in other attributes a quotation mark is written as `&quot;`. */
const part = / data-(?:island|behaviour)="([^"]+)"/g
/** The faces of fonts are among the rules of a first view; named once more, they would change the face of what is read. */
const fontStylesheet = / href="\/assets\/static\/fonts\.[^"]+"/
const isStylesheet = (tag: string) => tag.includes(' rel="stylesheet" type="text/css"')

/**
 * Gives a rendered page what Vike does not. The declaration of its character set comes first, since it has to stand
 * within the first 1024 bytes (https://html.spec.whatwg.org/#charset), then the title, for programs that read only the
 * beginning: rules of a first view are long. Each script has its hash, so that a changed
 * file does not run (https://www.w3.org/TR/SRI/), and lets what the first view shows go before it. Where a first view is given, its rules stand in the page, and the
 * whole style sheet is asked for behind it: what comes before is painted without waiting for it, what follows is
 * never shown without its style. Each island and behaviour says where its code is.
 * @param built what the page is made of; in development scripts change and have no hash, and parts are found by their list
 * @throws when a page with a first view has no style sheet where Vike used to write it, and for a script or a part that
 * the build does not have
 */
export function finishedPage(
  html: string,
  built: ClientFiles | 'development',
  firstView?: FirstView,
): string {
  const headEnd = html.indexOf('</head>')
  let charset = ''
  let title = ''
  let stylesheet = ''
  const head = html.slice(0, headEnd).replace(headPart, (tag) => {
    if (tag.startsWith('\n')) return ''
    if (tag.startsWith('<meta')) {
      charset = tag
      return ''
    }
    if (tag.startsWith('<title')) {
      title = tag
      return ''
    }
    if (firstView && fontStylesheet.test(tag)) return ''
    if (firstView && isStylesheet(tag)) {
      stylesheet = tag.replace('<link', '<link fetchpriority="low"')
      return `<style>${firstView.css}</style>`
    }
    const [, script] = scriptUrl.exec(tag) ?? []
    if (!script || built === 'development') return tag
    const hash = named(built.integrity, script)
    return tag.replace(/\s*\/?>$/, (end) => ` fetchpriority="low" integrity="${hash}"${end}`)
  })
  const finished = head.replace(/<head>/i, (tag) => tag + charset + title)
  const withCode = (body: string) =>
    built === 'development'
      ? body
      : body.replace(
          part,
          (attribute, name: string) => `${attribute} data-src="${named(built.parts, name)}"`,
        )
  if (!firstView) return finished + withCode(html.slice(headEnd))
  if (!stylesheet) throw new Error('A page has no style sheet: has Vike changed its HTML?')
  return (
    finished +
    withCode(html.slice(headEnd, firstView.end)) +
    stylesheet +
    withCode(html.slice(firstView.end))
  )
}

function named(files: Readonly<Record<string, string>>, name: string): string {
  const found = files[name]
  if (!found) throw new Error(`A page asks for ${name}, which its build does not have`)
  return found
}

/** Hashes of the scripts of a build by their address, as `integrity` wants them (https://www.w3.org/TR/SRI/). */
type Integrity = Readonly<Record<string, string>>

/** What pages need to know of the files of a build that browsers ask for. */
export type ClientFiles = {
  integrity: Integrity
  /** Paths of the code of islands and behaviours, by name. */
  parts: Readonly<Record<string, string>>
}

type Manifest = Readonly<Record<string, { file: string }>>

/** @param out folder of a build */
export function clientFiles(out: string): ClientFiles {
  const manifest = JSON.parse(readFileSync(join(out, 'assets.json'), 'utf8')) as Manifest
  const parts = Object.entries(manifest).flatMap(([source, { file }]) => {
    const [, name] = /([^/]+)\.(?:island|behaviour)\.tsx?$/.exec(source) ?? []
    return name ? [[name, `/${file}`]] : []
  })
  return { integrity: scriptHashes(join(out, 'client')), parts: Object.fromEntries(parts) }
}

/** Hashes every script below a folder of a build. */
function scriptHashes(clientDir: string): Integrity {
  const scripts = readdirSync(clientDir, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  )
  return Object.fromEntries(
    scripts.map((name) => {
      const hash = createHash('sha256')
        .update(readFileSync(join(clientDir, name)))
        .digest('base64')
      return [`/${name.replaceAll('\\', '/')}`, `sha256-${hash}`]
    }),
  )
}
