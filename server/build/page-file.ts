import { locales } from '../../locales/locales.ts'
import { localizedPath } from '../../locales/routes.ts'
import { failureFile } from '../http/failure-page.ts'

/** A file of the build that the built server renders. */
export type PageFile = {
  url: string
  /** Where it is written, from the folder of the pages. */
  file: string
  /** What the server answers with it. */
  status: number
  /** What the hooks of pages are told beside the address. */
  state?: { failed: true }
}

/** A page and the data that the browser asks for when a visitor comes to it from another page. */
export function pageFiles(path: string): PageFile[] {
  const folder = path === '/' ? '' : path
  const data = `${folder}/index.pageContext.json`
  return [
    { url: path, file: `${folder}/index.html`, status: 200 },
    { url: data, file: data, status: 200 },
  ]
}

/** The pages for unknown addresses and for faults of ours, in every language. */
export function errorFiles(): PageFile[] {
  return locales.flatMap(({ code }) => [
    { url: localizedPath('/404', code), file: `${localizedPath('/404', code)}.html`, status: 404 },
    {
      url: localizedPath('/500', code),
      file: failureFile(code),
      status: 404,
      state: { failed: true },
    },
  ])
}
