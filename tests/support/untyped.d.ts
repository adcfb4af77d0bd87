/** The package brings no types of its own; tests of built HTML use this much of it. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string)
    readonly window: Window
  }
}

declare module 'js-yaml' {
  /** Parses one YAML document; throws on a malformed one. */
  export function load(text: string): unknown
}
