let region: HTMLElement | null = null
let waiting: ReturnType<typeof setTimeout> | undefined

/** How long a reader gets to notice that the region was emptied, ms; the same words would not be read twice. */
const PAUSE = 100
/** After this it is taken away, so that nobody comes upon it later, ms. */
const GONE = 2000

/** Says something to those who listen, without showing it: what changed where the focus is not. Later words win. */
export function announce(text: string): void {
  if (!region?.isConnected) {
    region = document.createElement('div')
    region.className = 'visually-hidden'
    region.setAttribute('aria-live', 'polite')
    region.setAttribute('aria-atomic', 'true')
    document.body.append(region)
  }
  region.textContent = ''
  // Words that were said stay in their language when that of the page changes.
  region.lang = document.documentElement.lang
  clearTimeout(waiting)
  waiting = setTimeout(() => {
    if (region) region.textContent = text
    waiting = setTimeout(() => region?.replaceChildren(), GONE)
  }, PAUSE)
}
