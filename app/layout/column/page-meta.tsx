import { useEffect } from 'react'

interface Props {
  /** Where what the page is about is at home; null where it has no address on the web. */
  url?: string | null
  /** Its author lets search engines find it. */
  findable?: boolean
}

const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : null)

/**
 * What a page says to search engines: where it is at home, and that it is not to be found where it only is a copy, or
 * its author does not want it (reference-inventory 5).
 */
export function PageMeta({ url = null, findable = false }: Props) {
  const own = url !== null && originOf(url) === location.origin
  const robots = findable && own ? 'all' : 'noindex'
  useEffect(() => {
    const told = document.createElement('meta')
    told.name = 'robots'
    told.content = robots
    const home = document.createElement('link')
    home.rel = 'canonical'
    home.href = url ?? ''
    document.head.append(told, ...(url === null ? [] : [home]))
    return () => {
      told.remove()
      home.remove()
    }
  }, [robots, url])
  return null
}
