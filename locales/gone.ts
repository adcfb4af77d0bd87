/** A page that was removed for good and has no successor. One that has is a `from` of the route table. */
export type GonePage = {
  /** Its whole path, with the prefix of its language. */
  path: string
  /** Day of removal, such as 2026-11-22. */
  date: string
  /** Why nobody will find it again. */
  reason: string
}

/** Removed pages, the latest first. Search engines forget them sooner than unknown ones. */
export const gone: readonly GonePage[] = []
