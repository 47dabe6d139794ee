import { useEffect } from 'react'
import { useColumn } from '@/lib/column'

interface Props {
  /** Where what the page is about is at home; null where it has no address on the web. */
  url?: string | null
  /** Its author lets search engines find it. */
  findable?: boolean
}

const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : null)

/**
 * Tells search engines the canonical address of the page in the active column. A copy of a post of another server, or one
 * whose author does not want to be found, is not indexed.
 */
export function PageMeta({ url = null, findable = false }: Props) {
  const { isActive } = useColumn()
  const own = url !== null && originOf(url) === location.origin
  const robots = findable && own ? 'all' : 'noindex'
  useEffect(() => {
    if (!isActive) return undefined
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
  }, [isActive, robots, url])
  return null
}
