import { messageArguments } from './message-arguments.ts'
import type { Rule } from './rule.ts'

const shortestDescription = 10

const idInNamespace: Rule = ({ id, namespace }) =>
  id.startsWith(`${namespace}.`)
    ? undefined
    : {
        rule: 'namespace',
        found: 'the id does not begin with its namespace',
        advice: `name it ${namespace}.…`,
      }

const described: Rule = ({ description }) =>
  description.trim().length >= shortestDescription
    ? undefined
    : {
        rule: 'description',
        found: 'the description is too short',
        advice: 'say where the words are seen',
      }

const valuesDescribed: Rule = ({ elements, description }) => {
  const silent = [...messageArguments(elements)]
    .map(([name, kind]) => (kind === 'tag' ? `<${name}>` : `{${name}}`))
    .filter((name) => !description.includes(name))
  return silent.length === 0
    ? undefined
    : {
        rule: 'described-values',
        found: `the description is silent about ${silent.join(', ')}`,
        advice: 'say what it holds',
      }
}

const notEmpty: Rule = ({ defaultMessage }) =>
  defaultMessage.trim() === ''
    ? { rule: 'empty', found: 'the text is empty', advice: 'write it' }
    : undefined

/** What only the source language has: ids, descriptions, and a text for every message. */
export const describedRules: readonly Rule[] = [idInNamespace, described, valuesDescribed, notEmpty]
