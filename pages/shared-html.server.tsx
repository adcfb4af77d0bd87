import { usePartRenderer } from '../components/islands/IslandBox.server.tsx'
import { placeOfPath, type SharedHtml as Shared } from '../components/shell/shared-part.tsx'
import { useLocale } from '../components/text/IntlRoot.tsx'

/** The HTML of what pages share, cut where their path stands: as many as routes, links of menus and languages make. */
const sharedHtml: (readonly string[])[] = []
const numbers = new Map<string, number>()

/** A part that is rendered once: its page only says its number, and `withSharedHtml` puts the HTML there. */
export const SharedHtml: Shared = ({ by, path, children }) => {
  const render = usePartRenderer()
  const key = [useLocale(), ...by].join(' ')
  const at =
    numbers.get(key) ?? sharedHtml.push(render(children, `${by[0]}-`).split(placeOfPath)) - 1
  numbers.set(key, at)
  return <template data-shared={at} data-path={path} />
}

const placeOfPart = /<template data-shared="(\d+)"(?: data-path="([^"]*)")?><\/template>/g

/** Puts the HTML of what pages share into a page. */
export function withSharedHtml(page: string): string {
  return page.replace(placeOfPart, (_, at: number, path?: string) => sharedHtml[at]!.join(path))
}
