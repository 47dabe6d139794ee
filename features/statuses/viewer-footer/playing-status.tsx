import { useEffect, useRef } from 'react'
import { FilterContextProvider, useFilter, type FilterContext } from '@/features/filters'
import { keyWithin, useEntity, useRuntime } from '@/lib/runtime'
import type { StatusId } from '@/schemas/primitives'
import { useMediaShown } from '../status-card/content/use-media-shown'
import { useOpened } from '../view-store'
import { ViewerStatusFooter } from './viewer-status-footer'

interface Props {
  id: StatusId
  /** Called when the post is deleted, or its media are hidden by the user, a warning or a filter. */
  onHidden: () => void
}

/** The post may have been left in any of them. */
const PLACES: readonly FilterContext[] = ['home', 'notifications', 'public', 'thread', 'account']

/** The post of a video that plays away from it. */
export function PlayingStatus({ id, onHidden }: Props) {
  return (
    <>
      {PLACES.map((place) => (
        <FilterContextProvider key={place} value={place}>
          <HidingWatch id={id} onHidden={onHidden} />
        </FilterContextProvider>
      ))}
      <ViewerStatusFooter id={id} />
    </>
  )
}

/** Tells when the media of a post are not shown any more in one kind of list. */
function HidingWatch({ id, onHidden }: Props) {
  const { identity } = useRuntime()
  const status = useEntity('status', id)
  const key = keyWithin(identity, id)
  const filter = useFilter(status)
  const opened = useOpened(key)
  const areMediaShown = useMediaShown(status, key, filter?.action === 'blur')
  const isCovered = filter !== null && filter.action !== 'blur' && opened.filter !== true
  const isShown = status?.gone !== true && areMediaShown && !isCovered && opened.warning !== false
  // A filter of another kind of list may match from the start.
  const wasShown = useRef(isShown)
  useEffect(() => {
    if (wasShown.current && !isShown) onHidden()
    wasShown.current = isShown
  }, [isShown, onHidden])
  return null
}
