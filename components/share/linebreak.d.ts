/** The part of linebreak that is used here; the package brings no types. */
declare module 'linebreak' {
  /** Finds the places where a line may end (UAX 14). */
  export default class LineBreaker {
    constructor(text: string)
    /** The next place, as an index into the text; null after its end. */
    nextBreak(): { position: number; required: boolean } | null
  }
}
