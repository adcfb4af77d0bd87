/** A file that the build lays beside the pages. */
export type SiteFile = {
  /** Its address without the host. */
  path: string
  text: string
}
