import { useCallback, useEffect } from 'react'
import { useColumn } from '@/lib/column'
import { useIntl } from '@/lib/i18n'
import { Button } from '@/lib/ui/button/button'
import { SkeletonBar } from '@/lib/ui/skeleton/skeleton'
import { Carousel } from './carousel/carousel'
import { messages } from './messages'
import { setPanelHeight, usePanelStore } from './panel-store'
import { panels, setPinned, usePinned } from './pinned-store'
import { useAnnouncements } from './use-announcements'
import styles from './announcements-panel.module.css'

/** The announcements above the posts of home, while the user wants to see them. */
export default function AnnouncementsPanel() {
  const { identity } = useColumn()
  const { open } = usePanelStore(identity.key)
  const { items, isLoaded, error } = useAnnouncements()
  if (!open || (isLoaded && items.length === 0)) return null
  return <OpenPanel failed={!isLoaded && error !== null} />
}

function OpenPanel({ failed }: { failed: boolean }) {
  const intl = useIntl()
  const { identity, scroller } = useColumn()
  const { items, isLoaded, isFetching, refetch } = useAnnouncements()
  const { height } = usePanelStore(identity.key)
  const pinned = usePinned(scroller)
  const measure = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined
      panels.set(scroller, element)
      const observer = new ResizeObserver(() => {
        // The next visit begins with the first. Hidden pages have no height.
        if (element.querySelector('[data-first]') && element.offsetHeight > 0)
          setPanelHeight(identity.key, element.offsetHeight)
      })
      observer.observe(element)
      return () => {
        observer.disconnect()
        panels.delete(scroller)
      }
    },
    [identity.key, scroller],
  )
  useEffect(() => {
    if (!pinned) return undefined
    const atTop = () => scroller.position() <= 0 && setPinned(scroller, false)
    return scroller.listen(atTop, () => {})
  }, [pinned, scroller])
  useEffect(() => () => setPinned(scroller, false), [scroller])
  return (
    <div
      ref={measure}
      className={styles.panel}
      data-pinned={pinned || undefined}
      style={isLoaded ? undefined : { minBlockSize: height }}
    >
      {isLoaded ? (
        <Carousel items={items} />
      ) : failed ? (
        <div className={styles.failed}>
          <span role="alert">{intl.formatMessage(messages.failed)}</span>
          <Button size="small" busy={isFetching} onClick={() => void refetch()}>
            {intl.formatMessage(messages.retry)}
          </Button>
        </div>
      ) : (
        <div className={styles.loading}>
          <output className="visually-hidden">{intl.formatMessage(messages.loading)}</output>
          <SkeletonBar width={0.4} line={1} />
          <SkeletonBar width={0.96} />
          <SkeletonBar width={0.7} />
        </div>
      )}
    </div>
  )
}
