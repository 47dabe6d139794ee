import { useMemo, type ReactNode } from 'react'
import type { Scroller } from '@/lib/column'
import type { WindowMemory } from '@/lib/ui/windowed-list'
import type { AccountId } from '@/schemas/primitives'
import { accountSource } from '../engine/source'
import { Timeline } from '../timeline/timeline'
import { UnderPinned } from './under-pinned'
import { usePreloadedTimeline } from '../engine/use-preloaded-timeline'

interface Props {
  id: AccountId
  /** Default true. */
  boosts?: boolean
  /** Default false. */
  replies?: boolean
  scroller: Scroller
  memory: WindowMemory
  label: string
  /** Shown after the last post. */
  end?: ReactNode
}

/** The pinned posts of an account and the rest of its posts below, each post once. */
export function AccountPosts({ id, boosts = true, replies = false, ...list }: Props) {
  const source = useMemo(
    () => accountSource(id, replies ? 'replies' : 'posts', { boosts }),
    [id, boosts, replies],
  )
  usePreloadedTimeline(source)
  return (
    <UnderPinned id={id}>{(pinned) => <Timeline source={source} without={pinned} {...list} />}</UnderPinned>
  )
}
