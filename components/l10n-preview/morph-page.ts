import { Idiomorph } from 'idiomorph'
import { slotsIn } from '../islands/island-props.tsx'
import { servedMode, modeAttribute } from './preview-mode.ts'

/** What the server said of a node, whatever scripts and visitors have made of it since. */
type Served = {
  parent: Node | null
  text: string | null
  attributes: ReadonlyMap<string, string>
}

const served = new WeakMap<Node, Served>()

/** Keeps what the server says of a part of the page: only what it says otherwise later is changed. */
export function recordServed(root: Node): void {
  recordNode(root)
  const { childNodes } = root instanceof HTMLTemplateElement ? root.content : root
  childNodes.forEach(recordServed)
}

function recordNode(node: Node, as = node): void {
  const attributes = as instanceof Element ? [...as.attributes] : []
  served.set(node, {
    parent: node.parentNode,
    text: as.nodeValue,
    attributes: new Map(attributes.map(({ name, value }) => [name, value])),
  })
}

/** Parts of the head that hold messages. */
const headParts = ['title', 'meta[content]', 'link[title]', 'script[type="application/ld+json"]']

/** Says the same in every mode, but is in other places of a page that is a file. */
const kept = 'link[rel="stylesheet"], style, noscript, script:not([type="application/ld+json"])'

/**
 * Makes a page what the server says now. What was typed, opened, focused or changed by scripts stays; islands that
 * React has taken over are told where their props are.
 * @param next the same page
 */
export function morphPage(page: Document, next: Document): void {
  for (const part of headParts) {
    const parts = next.head.querySelectorAll(part)
    page.head.querySelectorAll(part).forEach((element, at) => morph(element, parts[at]))
  }
  morph(page.body, next.body)
  const mode = servedMode(next)
  if (mode) page.documentElement.setAttribute(modeAttribute, mode)
  else page.documentElement.removeAttribute(modeAttribute)
}

function morph(element: Element, next: Element | undefined): void {
  if (next) void Idiomorph.morph(element, next, { callbacks })
}

/** The element whose attributes the library is about to write. */
let source: Element

const isKept = (node: Node) => node instanceof Element && node.matches(kept)

const callbacks = {
  beforeNodeMorphed(node: Node, next: Node): boolean {
    if (isKept(node)) return false
    if (!(node instanceof Element)) return served.get(node)?.text !== next.nodeValue
    if (node instanceof HTMLElement && propsOfIslands.has(node)) {
      morphSlots(node, next as HTMLElement)
      return false
    }
    source = next as Element
    return true
  },
  afterNodeMorphed: (node: Node, next: Node) => recordNode(node, next),
  beforeNodeAdded: (node: Node) => !isKept(node),
  afterNodeAdded: recordServed,
  // What a script added or moved stays.
  beforeNodeRemoved: (node: Node) => !isKept(node) && served.get(node)?.parent === node.parentNode,
  // A visitor can open `details` before any script runs.
  beforeAttributeUpdated: (name: string, element: Element) =>
    name !== 'open' && servedAttribute(element, name) !== source.getAttribute(name),
}

function servedAttribute(element: Element, name: string): string | null {
  return served.get(element)?.attributes.get(name) ?? null
}

/** An island shows its new words itself; the HTML of the server in it is nobody else's. */
function morphSlots(box: HTMLElement, next: HTMLElement): void {
  const slots = slotsIn(next)
  for (const slot of slotsIn(box)) {
    // What a slider doubled is new.
    if (!served.has(slot)) recordServed(slot)
    morph(
      slot,
      slots.find(({ dataset }) => dataset.slotted === slot.dataset.slotted),
    )
  }
  // Equal props stay the same objects, for effects that depend on them.
  const known = propsOfIslands.get(box)!
  if (slots.length > 0 || known.dataset.props !== next.dataset.props) propsOfIslands.set(box, next)
  if (next.dataset.props) box.dataset.props = next.dataset.props
}

/** Where each island that React has taken over reads its props: its box as the server rendered it last. */
export const propsOfIslands = new Map<HTMLElement, HTMLElement>()

/** Whether an element is in an island that React is about to compare with the HTML of the server. */
export function isBeingTaken(element: Element): boolean {
  const box = element.closest<HTMLElement>('[data-island]')
  return box !== null && propsOfIslands.has(box) && box.dataset.state === undefined
}
