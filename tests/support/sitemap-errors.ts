import { readFileSync } from 'node:fs'
import { validateXML, type XMLFileInfo } from 'xmllint-wasm'

const read = (fileName: string, folder: string): XMLFileInfo => ({
  fileName,
  contents: readFileSync(`${folder}/${fileName}`, 'utf8'),
})

const preload = [
  read('sitemap.xsd', 'node_modules/sitemap/schema'),
  read('siteindex.xsd', 'tests/support'),
]

/** Sitemaps and their index, from the copies above: nothing is fetched. */
const schema: XMLFileInfo = {
  fileName: 'all.xsd',
  contents: `<schema xmlns="http://www.w3.org/2001/XMLSchema">
    <import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="siteindex.xsd"/>
  </schema>`,
}

/** What the schemas of sitemaps object to in a file; empty when it is valid. */
export async function sitemapErrors(text: string): Promise<string[]> {
  const xml = { fileName: 'file.xml', contents: text }
  const { errors } = await validateXML({ xml, schema, preload })
  return errors.map(({ message }) => message)
}
