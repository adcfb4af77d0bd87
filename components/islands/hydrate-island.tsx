import { Component, type ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import type { Messages } from '../text/IntlRoot.tsx'
import type { IslandDeclaration } from './island.tsx'
import { islandPreview, slotsIn } from './island-preview.ts'
import { readProps } from './island-props.tsx'
import { IslandRoot } from './IslandRoot.tsx'

/**
 * Has React take over the HTML of an island. Islands share jotai's default store.
 * @param box the element around it
 * @param onHydrated called once it answers
 * @param onError called when it broke, after its HTML was brought back with what was typed
 */
export async function hydrateIsland(
  box: HTMLElement,
  { component: Island, messages: ownMessages }: IslandDeclaration<object>,
  onHydrated: () => void,
  onError: () => void,
): Promise<Root> {
  const locale = box.closest<HTMLElement>('[lang]')!.lang
  const { default: messages } = ownMessages ? await ownMessages.load[locale]!() : { default: {} }
  const preview = __L10N_PREVIEW__ ? islandPreview.read() : undefined
  if (preview) await preview.pageSettled()
  const { prefix: identifierPrefix = '', level } = box.dataset
  const html = htmlOf(box)
  const brokenAs = () => ({ html, typed: typedInto(box) })
  const render = (shown: Messages, props: object) => (
    <IslandRoot locale={locale} messages={shown} level={Number(level)} onHydrated={onHydrated}>
      <ErrorBoundary
        brokenAs={brokenAs}
        onError={(typed) => {
          bringBack(box, typed)
          onError()
        }}
      >
        <Island {...props} />
      </ErrorBoundary>
    </IslandRoot>
  )
  return hydrateRoot(
    box,
    preview?.liveIsland({ box, locale, messages, propsIn, render }) ??
      render(messages, propsIn(box)),
    {
      identifierPrefix,
      onRecoverableError: reportError,
      onCaughtError: reportError,
    },
  )
}

function propsIn(box: HTMLElement): Record<string, unknown> {
  const slots: string[] = []
  for (const slot of slotsIn(box)) slots[Number(slot.dataset.static)] ??= htmlOf(slot)
  return readProps(JSON.parse(box.dataset.props ?? '{}'), slots)
}

/** HTML within an element. Parts of it that answer already have to be started again where it is written again. */
function htmlOf(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement
  for (const part of copy.querySelectorAll('[data-state]')) part.removeAttribute('data-state')
  return copy.innerHTML
}

type Typed = readonly { name: string; value: string; checked: boolean }[]

function controlsOf(box: HTMLElement) {
  return [...box.querySelectorAll<HTMLInputElement>('input[name], textarea[name], select[name]')]
}

function typedInto(box: HTMLElement): Typed {
  return controlsOf(box).map(({ name, value, checked }) => ({ name, value, checked }))
}

function bringBack(box: HTMLElement, typed: Typed): void {
  const controls = controlsOf(box)
  for (const { name, value, checked } of typed) {
    const isTick = ({ type }: HTMLInputElement) => type === 'radio' || type === 'checkbox'
    const control = controls.find(
      (one) => one.name === name && (!isTick(one) || one.value === value),
    )
    if (!control || control.type === 'hidden') continue
    if (isTick(control)) control.checked = checked
    else control.value = value
  }
}

type BoundaryProps = {
  brokenAs: () => { html: string; typed: Typed }
  onError: (typed: Typed) => void
  children: ReactNode
}

/** Shows the HTML of the server in place of an island that broke. */
class ErrorBoundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false }
  private found: ReturnType<BoundaryProps['brokenAs']> | undefined

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch() {
    this.props.onError(this.found?.typed ?? [])
  }

  override render() {
    if (!this.state.broken) return this.props.children
    // What was typed is read while the fields still stand.
    this.found ??= this.props.brokenAs()
    return <div data-static="" dangerouslySetInnerHTML={{ __html: this.found.html }} />
  }
}
