/** A sheet that failed is absent or, in some browsers, one whose rules may not be read. */
function isThere(link: HTMLLinkElement): boolean {
  try {
    return link.sheet?.cssRules !== undefined
  } catch {
    return false
  }
}

const come = (link: HTMLLinkElement) =>
  new Promise<void>((resolve, reject) => {
    const again = link.cloneNode() as HTMLLinkElement
    again.addEventListener('load', () => resolve())
    again.addEventListener('error', () => reject(new Error(`Unable to preload CSS for ${link.href}`)))
    link.replaceWith(again)
  })

/**
 * Before code that failed to load is asked for once more: fetches the style sheets that did not come, which the
 * bundler's loader takes for done after the first try. Rejects like that loader when one does not come again.
 */
export async function repairStyles(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')
  await Promise.all([...links].filter((link) => !isThere(link)).map(come))
}
