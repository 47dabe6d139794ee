/** What a list tells of what is in view. */
export interface WindowView {
  atTop: boolean
  first: string | null
  lowestMounted: string | null
  /** The reader scrolled in it since it came on screen. */
  moved: boolean
}
