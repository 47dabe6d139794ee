let region: HTMLElement | null = null
let waiting: ReturnType<typeof setTimeout> | undefined

/**
 * How long the region stays empty before the new text, in ms; otherwise a screen reader would not read the
 * same text twice.
 */
const ANNOUNCEMENT_DELAY = 100
/** Time in ms until the text is removed, so that screen reader users do not find it while browsing the page. */
const CLEARING_DELAY = 2000

/**
 * Announces a text to screen readers without showing it, for a change away from the focus. A later text
 * replaces it.
 */
export function announce(text: string): void {
  if (!region?.isConnected) {
    region = document.createElement('div')
    region.className = 'visually-hidden'
    region.setAttribute('aria-live', 'polite')
    region.setAttribute('aria-atomic', 'true')
    document.body.append(region)
  }
  region.textContent = ''
  // Set for each text, so that an announced text keeps its language when that of the page changes.
  region.lang = document.documentElement.lang
  clearTimeout(waiting)
  waiting = setTimeout(() => {
    if (region) region.textContent = text
    waiting = setTimeout(() => region?.replaceChildren(), CLEARING_DELAY)
  }, ANNOUNCEMENT_DELAY)
}
