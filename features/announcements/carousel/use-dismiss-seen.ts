import { useEffect, useRef, useState } from 'react'
import { useDocumentVisible } from '@/lib/hooks/use-document-visible'
import { useInView } from '@/lib/hooks/use-in-view'
import { useModals } from '@/lib/modals'
import { useRuntime } from '@/lib/runtime'
import { dismissAnnouncement } from '../mutations'
import { isUnreadAnnouncement, type Announcement } from '../rules'

/** Time in view after which an announcement counts as seen, in ms. */
const SEEN_MS = 1500

/**
 * Marks the announcement on screen as read after it was in view for a moment in a visible tab, not behind a dialog.
 * Returns the ref of the element around it. A failed request is repeated when the announcements are opened again.
 */
export function useDismissSeen(current: Announcement | undefined): (element: Element | null) => void {
  const runtime = useRuntime()
  const [inView, setInView] = useState(false)
  const ref = useInView(setInView, { threshold: 0.5 })
  const isTabVisible = useDocumentVisible()
  const isCovered = useModals(({ stack }) => stack.length > 0)
  const tried = useRef(new Set<string>())
  const id = current && isUnreadAnnouncement(current) ? current.id : null
  useEffect(() => {
    if (id === null || !inView || !isTabVisible || isCovered || tried.current.has(id)) return undefined
    const timer = setTimeout(() => {
      tried.current.add(id)
      void runtime.run(dismissAnnouncement, { id })
    }, SEEN_MS)
    return () => clearTimeout(timer)
  }, [runtime, id, inView, isTabVisible, isCovered])
  return ref
}
