import { Component as ReactComponent, type ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { islandPreview } from '../l10n-preview/island-preview.ts'
import type { Messages } from '../text/IntlRoot.tsx'
import { type FieldValues, readFieldValues, writeFieldValues } from '../ui/field-values.ts'
import type { IslandDeclaration } from './island.tsx'
import { readProps, slotsIn } from './island-props.tsx'
import { IslandRoot } from './IslandRoot.tsx'

/** A part that failed is plain HTML for good. */
export type PartState = 'answers' | 'failed'

/**
 * Has React take over the HTML of an island. Islands share jotai's default store.
 * @param box the element around it
 * @param settle called once it answers, and when it broke, after its HTML was brought back with what was typed
 */
export async function hydrateIsland(
  box: HTMLElement,
  { component: Component, messages: ownMessages }: IslandDeclaration<object>,
  settle: (state: PartState) => void,
): Promise<Root> {
  const locale = box.closest<HTMLElement>('[lang]')!.lang
  const messages = ownMessages ? (await ownMessages.load[locale]!()).default : {}
  const preview = __L10N_PREVIEW__ ? islandPreview.read() : undefined
  if (preview) await preview.pageSettled()
  // A press under way would be lost with the element that it began on; once it is over it is held.
  while (box.matches(':active')) await new Promise(requestAnimationFrame)
  const { prefix: identifierPrefix = '', level } = box.dataset
  const html = htmlOf(box)
  const onHydrated = () => settle('answers')
  const render = (shown: Messages, props: object) => (
    <ErrorBoundary box={box} html={html} onError={() => settle('failed')}>
      <IslandRoot locale={locale} messages={shown} level={Number(level)} onHydrated={onHydrated}>
        <Component {...props} />
      </IslandRoot>
    </ErrorBoundary>
  )
  return hydrateRoot(
    box,
    preview?.liveIsland({ box, locale, messages, propsIn, render }) ??
      render(messages, propsIn(box)),
    { identifierPrefix, onRecoverableError: reportError, onCaughtError: reportError },
  )
}

function propsIn(box: HTMLElement): Record<string, unknown> {
  const slots: string[] = []
  for (const slot of slotsIn(box)) slots[Number(slot.dataset.slotted)] ??= htmlOf(slot)
  return readProps(JSON.parse(box.dataset.props ?? '{}'), slots)
}

/** HTML within an element. Parts of it that answer already have to be started again where it is written again. */
function htmlOf(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement
  for (const part of copy.querySelectorAll('[data-state]')) part.removeAttribute('data-state')
  return copy.innerHTML
}

type BoundaryProps = { box: HTMLElement; html: string; onError: () => void; children: ReactNode }

/** Shows the HTML of the server in place of an island that broke, with what was typed. */
class ErrorBoundary extends ReactComponent<BoundaryProps, { broken: boolean }> {
  override state = { broken: false }
  private typed: FieldValues | undefined

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch() {
    writeFieldValues(this.props.box, this.typed ?? [])
    this.props.onError()
  }

  override render() {
    const { box, html, children } = this.props
    if (!this.state.broken) return children
    // Read while the fields still stand.
    this.typed ??= readFieldValues(box)
    return <div data-fallback="" dangerouslySetInnerHTML={{ __html: html }} />
  }
}
