import { useHtmlRenderer } from '../components/islands/IslandBox.server.tsx'
import { pathPlaceholder, type SharedHtmlComponent } from '../components/shell/shared-part.tsx'
import { useLocale } from '../components/text/IntlRoot.tsx'

/** The HTML of what pages share, cut where their path stands: as many as routes, links of menus and languages make. */
const renderedParts: (readonly string[])[] = []
const numbers = new Map<string, number>()

/** A part that is rendered once: its page only says its number, and `withSharedHtml` puts the HTML there. */
export const SharedHtml: SharedHtmlComponent = ({ by, path, children }) => {
  const render = useHtmlRenderer()
  const key = [useLocale(), ...by].join(' ')
  const at =
    numbers.get(key) ?? renderedParts.push(render(children, `${by[0]}-`).split(pathPlaceholder)) - 1
  numbers.set(key, at)
  return <template data-shared={at} data-path={path} />
}

const sharedPartTag = /<template data-shared="(\d+)"(?: data-path="([^"]*)")?><\/template>/g

/** Puts the HTML of what pages share into a page. */
export function withSharedHtml(page: string): string {
  return page.replace(sharedPartTag, (_, at: number, path?: string) =>
    renderedParts[at]!.join(path),
  )
}
