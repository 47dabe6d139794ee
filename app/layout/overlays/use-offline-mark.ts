import { useEffect } from 'react'
import type { Connectivity } from '@/lib/alerts'

/** Marks the document while the banner at its bottom is shown, so that other elements there stay clear of it. */
export function useOfflineMark({ offline, subscribe }: Pick<Connectivity, 'offline' | 'subscribe'>): void {
  useEffect(() => {
    const { documentElement: root } = document
    const show = () => void root.toggleAttribute('data-offline', offline())
    show()
    const stop = subscribe(show)
    return () => {
      stop()
      root.removeAttribute('data-offline')
    }
  }, [offline, subscribe])
}
