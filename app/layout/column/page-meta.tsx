import { useEffect } from 'react'
import { useColumn } from '@/lib/column'

interface Props {
  /** The canonical address of the page's subject; null where it has none on the web. */
  url?: string | null
  /** True when the author allows search engines to index it. */
  findable?: boolean
}

const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : null)

/**
 * Sets the canonical address of the page in the active column for search engines. Copies of remote posts are
 * not indexed, nor are pages of authors who opted out.
 */
export function PageMeta({ url = null, findable = false }: Props) {
  const { isActive } = useColumn()
  const own = url !== null && originOf(url) === location.origin
  const robots = findable && own ? 'all' : 'noindex'
  useEffect(() => {
    if (!isActive) return undefined
    const element = document.createElement('meta')
    element.name = 'robots'
    element.content = robots
    const home = document.createElement('link')
    home.rel = 'canonical'
    home.href = url ?? ''
    document.head.append(element, ...(url === null ? [] : [home]))
    return () => {
      element.remove()
      home.remove()
    }
  }, [isActive, robots, url])
  return null
}
