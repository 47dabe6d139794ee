import { useEffect, type RefObject } from 'react'
import type { Connectivity } from '@/lib/alerts'

/**
 * Marks the document while the banner at its bottom is shown, and gives it the height of the banner in
 * `--banner-height`, so that other elements there stay clear of it: large text makes it higher.
 */
export function useOfflineMark(
  { offline, subscribe }: Pick<Connectivity, 'offline' | 'subscribe'>,
  banner: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const { documentElement: root } = document
    const show = () => void root.toggleAttribute('data-offline', offline())
    const sizes = new ResizeObserver(([entry]) =>
      root.style.setProperty('--banner-height', `${entry?.contentRect.height ?? 0}px`),
    )
    if (banner.current) sizes.observe(banner.current)
    show()
    const stop = subscribe(show)
    return () => {
      stop()
      sizes.disconnect()
      root.removeAttribute('data-offline')
      root.style.removeProperty('--banner-height')
    }
  }, [offline, subscribe, banner])
}
