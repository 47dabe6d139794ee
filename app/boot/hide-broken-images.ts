const isDecorative = (target: EventTarget | null): target is HTMLImageElement =>
  target instanceof HTMLImageElement && target.alt === ''

/**
 * Hides decorative images that failed to load: browsers draw a torn page with a border in their place. Those with a
 * description show it. Returns the function that stops this.
 */
export function hideBrokenImages(): () => void {
  const hide = (image: HTMLImageElement) => {
    image.style.visibility = 'hidden'
  }
  const onError = ({ target }: Event) => {
    if (isDecorative(target)) hide(target)
  }
  // Another image in the same element.
  const onLoad = ({ target }: Event) => {
    if (isDecorative(target) && target.style.visibility !== '') target.style.visibility = ''
  }
  // Neither event bubbles.
  document.addEventListener('error', onError, true)
  document.addEventListener('load', onLoad, true)
  for (const image of document.querySelectorAll('img'))
    if (isDecorative(image) && image.complete && image.naturalWidth === 0) hide(image)
  return () => {
    document.removeEventListener('error', onError, true)
    document.removeEventListener('load', onLoad, true)
  }
}
