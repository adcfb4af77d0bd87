import { readFileSync } from 'node:fs'
import { HtmlValidate, type ResolvedConfig, StaticConfigLoader } from 'html-validate'
import type { HTMLElement } from 'node-html-parser'
import { parsedHtml } from './crawler/built-pages.ts'

/** What an element is judged by together with the rest of its page: ids, references, names, landmarks, headings. */
const judgedWithThePage =
  /\s(id|for|form|name|list|headers|role|autofocus|accesskey|popovertarget|usemap|aria-\w+by|aria-controls|aria-owns|aria-activedescendant)=|<(h[1-6]|nav|aside|main|section|header|footer|form|input|select|textarea)\b/

/** Lines of a form repeat the name of each column, ticks of a list the name of the list; everywhere else it is a slip. */
const namesOfLines = /"(team|months|role|level|place|count|city|item|q)"/

/** Resolves the rules once: by default every page would read the table of elements again. */
class SharedConfig extends StaticConfigLoader {
  private resolved: ResolvedConfig | Promise<ResolvedConfig> | undefined

  override getConfigFor(handle: string): ResolvedConfig | Promise<ResolvedConfig> {
    this.resolved ??= super.getConfigFor(handle)
    return this.resolved
  }
}

/**
 * Reads HTML by the rules of `.htmlvalidate.json`.
 * @param leavesOutKnown list items and shapes of icons that an earlier page had in the same place, word for word: the
 *   menus make up half of most pages
 */
export function createHtmlReader({
  leavesOutKnown,
}: {
  leavesOutKnown: boolean
}): (name: string, html: string) => string[] {
  const config = JSON.parse(readFileSync('.htmlvalidate.json', 'utf8'))
  const validator = new HtmlValidate(new SharedConfig(config))
  const read = new Set<string>()

  function withoutReadParts(html: string): string {
    let rest = ''
    let end = 0
    for (const part of parsedHtml(html).querySelectorAll('li, svg > *')) {
      const [from, to] = part.range
      const text = html.slice(from, to)
      // What is within a part that is left out is left out with it.
      if (from < end || judgedWithThePage.test(text)) continue
      const key = placeOf(part) + text
      if (read.has(key)) {
        rest += html.slice(end, from)
        end = to
      }
      read.add(key)
    }
    return rest + html.slice(end)
  }

  return (name, html) => {
    const { results } = validator.validateStringSync(
      leavesOutKnown ? withoutReadParts(html) : html,
      name,
    )
    return results.flatMap(({ messages }) =>
      messages
        .filter(
          ({ ruleId, message }) => !(ruleId === 'form-dup-name' && namesOfLines.test(message)),
        )
        .map(({ ruleId, message, selector }) => `${name}: ${ruleId}: ${message} – ${selector}`),
    )
  }
}

/** The opening tags around an element, which rules of what may stand where look at. */
function placeOf(element: HTMLElement): string {
  const { parentNode: parent } = element
  return parent ? `${placeOf(parent)}<${parent.rawTagName} ${parent.rawAttrs}>` : ''
}
