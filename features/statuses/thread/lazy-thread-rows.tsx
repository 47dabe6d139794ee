import { useEffect, useLayoutEffect } from 'react'
import { rememberFocus } from '@/lib/focus/remember-focus'
import { lazyPart } from '@/lib/ui/lazy-part'
import { noteScreenShown, whenFirstScreenShown } from '@/lib/util/first-screen'
import { DetailCard } from '../status-card/detail-card'
import { notePresses } from './additions/note-presses'
import type { ThreadRowsProps } from './thread-rows'

/** Moves the focus from a post being removed to the same post where it is mounted next. */
function keepFocus() {
  const giveBack = rememberFocus()
  queueMicrotask(() => giveBack({ preventScroll: true }))
}

/** Only the open post. */
function OnlyPost({ status }: ThreadRowsProps) {
  useLayoutEffect(() => keepFocus, [])
  useEffect(notePresses, [])
  return <DetailCard id={status.id} />
}

/**
 * Waits for the paint of the post itself, as the thread is not part of the first paint. The post is
 * then mounted again, so this also waits until the user is not busy with it.
 */
async function afterPost({ status }: ThreadRowsProps): Promise<void> {
  noteScreenShown()
  await whenFirstScreenShown()
  await ThreadRows.load()
  const { whenUndisturbed } = await import('./additions/when-user-idle')
  await whenUndisturbed(status.id)
}

/** The rows of a thread; only the open post until their code is loaded. */
export const ThreadRows = lazyPart(() => import('./thread-rows'), OnlyPost, {
  after: afterPost,
  atOnce: true,
  failure: 'throw',
})

/** Starts loading that code, so that the first opened thread is complete immediately. */
export const preloadThreads = ThreadRows.preload
