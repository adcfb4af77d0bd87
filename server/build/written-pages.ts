/** A page that a build has written. */
export type WrittenPage = {
  /** Hash of everything that it says. */
  says: string
  /** Its file with what React needs, by the path from the folder of the pages. */
  hydration: string
  /** Hash of the rules within the page for its content security policy. */
  styleHash?: string
}

/** The pages of a build by their files. */
export type WrittenPages = Readonly<Record<string, WrittenPage>>

/** File of a build with its pages; it goes with the code that rendered them. */
export const writtenPagesFile = 'pages.json'
