import { segment } from '../geometry/path.ts'
import { circle, line } from '../markup/element.ts'
import type { Palette } from '../markup/palette.ts'
import { type PlateKind, type Printer, printer } from './plate-kit.ts'

/** A component; those with a name have it written beside them. */
export type TreeNode = { id: string; name?: string; children?: readonly TreeNode[] }

export type ComponentTree = {
  root: TreeNode
  /** The same tree by who owns the state that changes. */
  cases: readonly { owner: string; label: string }[]
  /** What happens to the components that are marked, in one word. */
  happens: string
}

/** How many components there are. */
export function componentsOf({ children = [] }: TreeNode): number {
  return children.reduce((sum, child) => sum + componentsOf(child), 1)
}

/** How many render again when the owner's state changes: the owner and all below it. */
export function renderedBy(node: TreeNode, owner: string): number {
  if (node.id === owner) return componentsOf(node)
  return (node.children ?? []).reduce((sum, child) => sum + renderedBy(child, owner), 0)
}

function leavesOf({ children = [] }: TreeNode): number {
  return children.length === 0 ? 1 : children.reduce((sum, child) => sum + leavesOf(child), 0)
}

function depthOf({ children = [] }: TreeNode): number {
  return 1 + Math.max(0, ...children.map(depthOf))
}

/** One screen by where its state lives: what a change reaches. */
export const componentTree: PlateKind<ComponentTree> = {
  draw({ root, cases, happens }, press) {
    const print = printer(press)
    const { say, palette } = press
    const all = componentsOf(root)
    const figures = print.phone ? 0 : 84
    const level = 46
    let y = 0
    const drawn = cases.map(({ owner, label }, index) => {
      const title = print.paragraph([2, y + print.step - 2], label, print.width - 4, { bold: true })
      const count = String(renderedBy(root, owner))
      const rest = say('plates.tree.of', { count: all })
      const top = title.next + (print.phone ? 52 : 16)
      const figure = print.phone
        ? print.text([2, title.next + 16], count, { size: 34, tone: 'signal' }) +
          print.text([12 + 22 * count.length, title.next + 16], `${rest} ${happens}`, {
            tone: 'quiet',
          })
        : print.text([2, title.next + 34], count, { size: 44, tone: 'signal' }) +
          print.text([2, title.next + 60], rest, { tone: 'quiet' }) +
          print.text([2, title.next + 60 + print.step], happens, { tone: 'quiet' })
      const tree = branches(
        root,
        owner,
        { left: figures, top, width: print.width - figures, level },
        print,
        palette,
      )
      const bottom = top + (depthOf(root) - 1) * level + 24
      const rule = line(segment([2, bottom + 4], [print.width - 2, bottom + 4]), print.thin)
      y = bottom + 10
      return title.drawn + figure + tree + (index < cases.length - 1 ? rule : '')
    })
    return print.palette(y - 4, ...drawn)
  },
  describe({ root, cases, happens }, { say }) {
    const all = componentsOf(root)
    return cases
      .map(({ owner, label }) =>
        say('plates.tree.case', { label, count: renderedBy(root, owner), all, happens }),
      )
      .join(' ')
  },
}

type Ground = { left: number; top: number; width: number; level: number }

function branches(
  root: TreeNode,
  owner: string,
  { left, top, width, level }: Ground,
  print: Printer,
  palette: Palette,
): string {
  const unit = width / leavesOf(root)
  let lines = ''
  let knots = ''
  let names = ''
  const position = (node: TreeNode, from: number, depth: number, inside: boolean): number => {
    const marked = inside || node.id === owner
    const [x, y] = [from + (leavesOf(node) * unit) / 2, top + depth * level]
    const ink = marked ? print.signal.fine : print.pen.fine
    let at = from
    for (const child of node.children ?? []) {
      const below = position(child, at, depth + 1, marked)
      lines += line(`M${x} ${y}V${y + level / 2}H${below}V${y + level}`, ink)
      at += leavesOf(child) * unit
    }
    knots += circle([x, y], 9, { ...ink, fill: palette.ground })
    if (marked) knots += circle([x, y], 4.5, { fill: palette.signal })
    if (node.id === owner) knots += circle([x, y], 14, print.signal.fine)
    if (node.name) names += print.text([x + 19, y + 5], node.name, { halo: 'ground' })
    return x
  }
  position(root, left, 0, false)
  return lines + knots + names
}
