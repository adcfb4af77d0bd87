import { createStore, Provider } from 'jotai'
import { type ReactNode, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { RawIntlProvider, useIntl } from 'react-intl'
import { messagesOf, namesMessage } from '../../locales/locale-messages.ts'
import type { Messages } from '../text/IntlRoot.tsx'
import { HeadingLevel, useHeadingLevel } from '../ui/Heading.tsx'
import { type IslandBox as Box, IslandBoxContext } from './island.tsx'
import { readProps, writtenProps } from './island-props.tsx'
import { IslandRoot } from './IslandRoot.tsx'
import { type KeepShared, placeOfPath, type Surroundings } from './shared-part.tsx'

/**
 * An island in a page: its HTML, rendered as a root of its own, in a box that says what the browser needs to take it
 * over. Elements in its props are rendered as parts of the page and stay HTML.
 */
export const IslandBox: Box = ({ declaration, props }) => {
  const { name, component: Component, start, restores, messages } = declaration
  const prefix = useId()
  const intl = useIntl()
  const level = useHeadingLevel()
  const slots: string[] = []
  const written = writtenProps(
    props,
    (element) => slots.push(renderPart(element, `${prefix}${slots.length}-`, { intl, level })) - 1,
  )

  const html = renderToString(
    // What one visitor answered must not reach the page of another one.
    <Provider store={createStore()}>
      <IslandRoot
        locale={intl.locale}
        messages={ownMessages(messages?.prefixes ?? none, intl.messages)}
        level={level}
      >
        <Component {...readProps(written, slots)} />
      </IslandRoot>
    </Provider>,
    { identifierPrefix: prefix },
  )
  const json = JSON.stringify(written)
  return (
    <div
      data-island={name}
      data-start={start}
      data-restores={restores ? '' : undefined}
      data-prefix={prefix}
      data-level={level}
      data-props={json === '{}' ? undefined : json}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

const none: readonly string[] = []

/** Renders elements as HTML of the page, with what surrounds them there. */
function renderPart(
  content: ReactNode,
  identifierPrefix: string,
  { intl, level }: Surroundings,
): string {
  return renderToString(
    <RawIntlProvider value={intl}>
      <HeadingLevel level={level}>
        <IslandBoxContext value={IslandBox}>{content}</IslandBoxContext>
      </HeadingLevel>
    </RawIntlProvider>,
    { identifierPrefix },
  )
}

/** The HTML of what pages share, cut where their path stands: as many as routes, links of menus and languages make. */
const sharedHtml: (readonly string[])[] = []
const numbers = new Map<string, number>()

export const keepShared: KeepShared = (content, sharedBy, surroundings) => {
  const key = [surroundings.intl.locale, ...sharedBy].join(' ')
  const known = numbers.get(key)
  if (known !== undefined) return known
  const html = renderPart(content, `${sharedBy[0]}-`, surroundings)
  const at = sharedHtml.push(html.split(placeOfPath)) - 1
  numbers.set(key, at)
  return at
}

const placeOfShared = /<template data-shared="(\d+)"(?: data-path="([^"]*)")?><\/template>/g

/** Puts the HTML of what pages share into a page. */
export function withSharedParts(page: string): string {
  return page.replace(placeOfShared, (_, at: number, path?: string) => sharedHtml[at]!.join(path))
}

/**
 * An island has its own messages alone, as in the browser: one that it does not name stops the build.
 * @throws Error when the page does not carry them
 */
function ownMessages(prefixes: readonly string[], messages: Messages): Messages {
  const known = knownMessages.get(messages) ?? new Map<readonly string[], Messages>()
  knownMessages.set(messages, known)
  const own = known.get(prefixes) ?? selected(prefixes, messages)
  known.set(prefixes, own)
  return own
}
const knownMessages = new WeakMap<Messages, Map<readonly string[], Messages>>()

function selected(prefixes: readonly string[], messages: Messages): Messages {
  const ids = Object.keys(messages)
  for (const prefix of prefixes) {
    if (ids.some((id) => namesMessage(prefix, id))) continue
    throw new Error(
      `The page carries no message of "${prefix}": add its catalog to the namespaces of the route.`,
    )
  }
  return messagesOf(prefixes, messages as Record<string, never>)
}
