import { createStore, Provider } from 'jotai'
import { type ReactNode, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { RawIntlProvider, useIntl } from 'react-intl'
import { HeadingLevel, useHeadingLevel } from '../ui/Heading.tsx'
import { carriedMessages } from '../text/IntlRoot.tsx'
import { type IslandBoxComponent, IslandBoxContext } from './island.tsx'
import { readProps, writtenProps } from './island-props.tsx'
import { IslandRoot } from './IslandRoot.tsx'

/**
 * An island in a page: its HTML, rendered as a root of its own, in a box that says what the browser needs to take it
 * over. Elements in its props, its slots, are rendered as the page's own and stay HTML.
 */
export const IslandBox: IslandBoxComponent = ({ declaration, props }) => {
  const { name, component: Component, start, restores, messages } = declaration
  const prefix = useId()
  const intl = useIntl()
  const level = useHeadingLevel()
  const renderHtml = useHtmlRenderer()
  const slots: string[] = []
  const written = writtenProps(
    props,
    (element) => slots.push(renderHtml(element, `${prefix}${slots.length}-`)) - 1,
  )

  const html = renderToString(
    // What one visitor answered must not reach the page of another one.
    <Provider store={createStore()}>
      <IslandRoot
        locale={intl.locale}
        messages={carriedMessages(intl.messages, messages?.prefixes)}
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

/** Renders elements as HTML of the page, with what surrounds them here. */
export function useHtmlRenderer(): (content: ReactNode, identifierPrefix: string) => string {
  const intl = useIntl()
  const level = useHeadingLevel()
  return (content, identifierPrefix) =>
    renderToString(
      <RawIntlProvider value={intl}>
        <HeadingLevel level={level}>
          <IslandBoxContext value={IslandBox}>{content}</IslandBoxContext>
        </HeadingLevel>
      </RawIntlProvider>,
      { identifierPrefix },
    )
}
