import { useEffect, useMemo, useRef } from 'react'
import { nameOf } from '@/features/accounts'
import { useStableCallback } from '@/lib/hooks/use-stable-callback'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { announce } from '@/lib/ui/announce/announce'
import { throttle } from '@/lib/util/timing/throttle'
import type { Status } from '@/schemas/entities'
import type { StatusId } from '@/schemas/primitives'
import { contentLine } from '../list/excerpt'
import { chatMessages } from './chat-messages'

/** The shortest time between two announcements, in ms. */
const ANNOUNCED_MS = 10_000

/** Returns the posts by others after the last known one. `known` is null before the first posts are loaded. */
function arrivalsOf<P extends Pick<Status, 'id' | 'account'>>(
  posts: readonly P[],
  known: StatusId | null,
  me: string | null,
): P[] {
  const last = posts.findLastIndex(({ id }) => id === known)
  return last === -1 ? [] : posts.slice(last + 1).filter(({ account }) => account !== me)
}

/** Announces new posts of other people to screen readers; several at once only by their number. */
export function useAnnouncedArrivals(posts: readonly Status[]): void {
  const intl = useIntl()
  const { cache, me } = useRuntime()
  const known = useRef<StatusId | null>(null)
  const waiting = useRef<Status[]>([])
  const say = useStableCallback(() => {
    const [post, ...more] = waiting.current.splice(0)
    const author = post && cache.read('account', post.account)
    if (!author) return
    const isFiltered = (post.filtered?.length ?? 0) > 0
    if (more.length > 0) announce(intl.formatMessage(chatMessages.arrived, { count: more.length + 1 }))
    else if (isFiltered) announce(intl.formatMessage(chatMessages.arrivedBy, { name: nameOf(author) }))
    else
      announce(
        intl.formatMessage(chatMessages.arrivedText, { name: nameOf(author), text: contentLine(post, intl) }),
      )
  })
  const saySoon = useMemo(() => throttle(say, ANNOUNCED_MS), [say])
  useEffect(() => {
    const arrived = arrivalsOf(posts, known.current, me)
    known.current = posts.at(-1)?.id ?? null
    if (arrived.length === 0) return
    waiting.current.push(...arrived)
    saySoon()
  }, [posts, me, saySoon])
  useEffect(() => () => saySoon.cancel(), [saySoon])
}
