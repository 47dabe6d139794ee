/** A failed stylesheet is absent or, in some browsers, its rules cannot be read. */
function isLoaded(link: HTMLLinkElement): boolean {
  try {
    return link.sheet?.cssRules !== undefined
  } catch {
    return false
  }
}

const reloadStyles = (link: HTMLLinkElement) =>
  new Promise<void>((resolve, reject) => {
    const again = link.cloneNode() as HTMLLinkElement
    again.addEventListener('load', () => resolve())
    again.addEventListener('error', () => reject(new Error(`Unable to preload CSS for ${link.href}`)))
    link.replaceWith(again)
  })

/**
 * Reloads stylesheets that failed, before a chunk is loaded again: the bundler's loader considers them done
 * after the first attempt. Rejects like that loader when one fails again.
 */
export async function repairStyles(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')
  await Promise.all([...links].filter((link) => !isLoaded(link)).map(reloadStyles))
}
