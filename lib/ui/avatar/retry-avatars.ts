/**
 * Loads the avatars on the page that failed, such as those that came into view without a connection. Browsers try an
 * image only once.
 */
export function retryAvatars(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('[data-broken] > img'))
    image.setAttribute('src', image.src)
}
