import { type ComponentType, createContext, type FunctionComponent, use } from 'react'
import type { Messages } from '../text/IntlRoot.tsx'

/**
 * When an island starts: at the first touch of it (which includes the pointer above it and the focus in it), when it
 * comes near the window of somebody who uses the page, or when the browser has nothing else to do.
 */
type IslandStart = 'press' | 'near' | 'idle'

export type IslandDeclaration<Props extends object> = {
  /** Of the file that declares it and exports nothing else, without its ending: `<name>.island.tsx`. */
  name: string
  component: ComponentType<Props>
  start: IslandStart
  /** Shows what the browser keeps of its visitor, and does not wait for a touch where there is something. */
  restores?: boolean
  /** The messages that it uses; nothing for one that is told all words by its props. */
  messages?: IslandMessages
}

/** What renders an island as a root of its own; without it, in the browser and in tests, it is a part of its tree. */
export type IslandBoxComponent = ComponentType<{
  // oxlint-disable-next-line typescript/no-explicit-any -- a box takes the island of any component
  declaration: IslandDeclaration<any>
  props: object
}>

export const IslandBoxContext = createContext<IslandBoxComponent | undefined>(undefined)

export type IslandComponent<Props extends object> = FunctionComponent<Props> & {
  declaration: IslandDeclaration<Props>
}

/**
 * Makes a component an interactive part of pages that are HTML otherwise. Its props are written into the page: they
 * hold data and React elements, which stay HTML, but no functions.
 */
export function island<P extends object>(declaration: IslandDeclaration<P>): IslandComponent<P> {
  const { component: Component } = declaration
  function Island(props: P) {
    const Box = use(IslandBoxContext)
    return Box ? <Box declaration={declaration} props={props} /> : <Component {...props} />
  }
  return Object.assign(Island, { declaration })
}

/** The messages of an island, as a module `virtual:island-messages/<prefix>,<prefix>` gives them. */
export type IslandMessages = {
  /** Ids of messages, or what they begin with. */
  prefixes: readonly string[]
  /** The messages by locale: a file of its own for each. */
  load: Readonly<Record<string, () => Promise<{ default: Messages }>>>
}
