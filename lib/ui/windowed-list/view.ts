export interface WindowOptions {
  /** Height in pixels of a row that was never measured. */
  estimate: number
  /** A reader at the very top sees what is added above. */
  live: boolean
  /** The row at which a list without a remembered place begins; default its top. */
  defaultKey?: string | undefined
}

/** What a list tells of what is in view. */
export interface WindowView {
  atTop: boolean
  first: string | null
  lowestMounted: string | null
  /** The reader scrolled in it since it came on screen. */
  moved: boolean
}
