import { usePartRenderer } from '../components/islands/IslandBox.server.tsx'
import { type KeptPart as Kept, placeOfPath } from '../components/shell/shared-part.tsx'
import { useLocale } from '../components/text/IntlRoot.tsx'

/** The HTML of what pages share, cut where their path stands: as many as routes, links of menus and languages make. */
const keptHtml: (readonly string[])[] = []
const numbers = new Map<string, number>()

/** A part that is rendered once: its page only says its number, and `withKeptParts` puts the HTML there. */
export const KeptPart: Kept = ({ by, path, children }) => {
  const render = usePartRenderer()
  const key = [useLocale(), ...by].join(' ')
  const at = numbers.get(key) ?? keptHtml.push(render(children, `${by[0]}-`).split(placeOfPath)) - 1
  numbers.set(key, at)
  return <template data-shared={at} data-path={path} />
}

const placeOfPart = /<template data-shared="(\d+)"(?: data-path="([^"]*)")?><\/template>/g

/** Puts the HTML of what pages share into a page. */
export function withKeptParts(page: string): string {
  return page.replace(placeOfPart, (_, at: number, path?: string) => keptHtml[at]!.join(path))
}
