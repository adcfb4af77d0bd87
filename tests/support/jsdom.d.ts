/** The package brings no types of its own; tests of built HTML use this much of it. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string)
    readonly window: Window
  }
}
