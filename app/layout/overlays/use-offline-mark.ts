import { useEffect, type RefObject } from 'react'
import type { Connectivity } from '@/lib/alerts'

/**
 * Sets `data-offline` on the document while the server cannot be reached, and `--banner-height` to the height of the banner at
 * its bottom, which grows with the text, so that other elements there stay clear of the banner.
 */
export function useOfflineMark(
  { offline, subscribe }: Pick<Connectivity, 'offline' | 'subscribe'>,
  banner: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const { documentElement: root } = document
    const update = () => void root.toggleAttribute('data-offline', offline())
    const sizes = new ResizeObserver(([entry]) =>
      root.style.setProperty('--banner-height', `${entry?.contentRect.height ?? 0}px`),
    )
    if (banner.current) sizes.observe(banner.current)
    update()
    const stop = subscribe(update)
    return () => {
      stop()
      sizes.disconnect()
      root.removeAttribute('data-offline')
      root.style.removeProperty('--banner-height')
    }
  }, [offline, subscribe, banner])
}
