import highlighter from 'highlight.js/lib/core'
import bash from 'highlight.js/lib/languages/bash'
import gherkin from 'highlight.js/lib/languages/gherkin'
import javascript from 'highlight.js/lib/languages/javascript'
import json from 'highlight.js/lib/languages/json'
import pgsql from 'highlight.js/lib/languages/pgsql'
import python from 'highlight.js/lib/languages/python'
import typescript from 'highlight.js/lib/languages/typescript'
import { escapedText } from './html-text.ts'

const grammars = { gherkin, js: javascript, json, python, sh: bash, sql: pgsql, ts: typescript }

for (const [name, grammar] of Object.entries(grammars)) highlighter.registerLanguage(name, grammar)

/** What a fence of Markdown may name; without a name the code stays plain. */
export const codeLanguages = Object.keys(grammars)

/**
 * Code as HTML whose words carry what they are in `data-code`, such as `keyword` or `string`.
 * @param language one of `codeLanguages`, or none
 */
export function highlightedCode(code: string, language: string | undefined): string {
  if (!language) return escapedText(code)
  return highlighter
    .highlight(code, { language })
    .value.replace(/<span class="hljs-([a-z_-]+)[^"]*">/g, '<span data-code="$1">')
    .replace(/<span class="[^"]*">/g, '<span>')
}
