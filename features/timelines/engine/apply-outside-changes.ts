import { shownIdOf } from '@/lib/cache'
import type { Runtime } from '@/lib/runtime'
import { isId, lostCount } from '@/lib/live-list'
import type { AccountId, ListId, StatusId } from '@/schemas/primitives'
import { engineOf, enginesOf } from './engines'
import { homeSource, listSource, type TimelineSource } from './source'

/** Removes posts and boosts of them from every timeline, e.g. after a deletion. */
export function removeEverywhere(runtime: Runtime, gone: (id: StatusId) => boolean): void {
  const { cache } = runtime
  for (const engine of enginesOf(runtime)) {
    const { entries, waiting } = engine.state
    const ids = [...entries, ...waiting].filter(isId)
    const removed = ids.filter((id) => gone(id) || gone(shownIdOf(cache, id)))
    if (removed.length > 0) engine.dispatch({ type: 'removed', ids: removed })
  }
}

/**
 * Removes posts and boosts by a blocked or muted account from the pending posts of every timeline, so that
 * they do not count as new. Posts already shown stay in the list without a row, and return when the account
 * is shown again.
 */
export function removePendingOf(runtime: Runtime, account: AccountId): void {
  const { cache } = runtime
  const by = (id: StatusId) => cache.read('status', id)?.account === account
  for (const engine of enginesOf(runtime)) {
    const { entries, pendingCount, waiting } = engine.state
    const pending = [...entries.slice(0, pendingCount), ...waiting].filter(isId)
    const ids = pending.filter((id) => by(id) || by(shownIdOf(cache, id)))
    if (ids.length > 0) engine.dispatch({ type: 'removed', ids })
  }
}

/** Reloads the tops of loaded timelines, so that pending posts of people return after an unblock or unmute. */
export function refreshTimelines(runtime: Runtime): void {
  for (const engine of enginesOf(runtime)) if (engine.state.loaded) engine.refresh()
}

/** Keeps home updated while another page is open, for its badge and to open immediately. */
export const keepHomeUpdated = (runtime: Runtime): (() => void) =>
  engineOf(runtime, homeSource()).mount({ patient: true })

/**
 * Adds the user's new post to home immediately, without waiting for the stream, and shows it after the
 * composer that covers home closes.
 */
export function showOwnPostInHome(runtime: Runtime, id: StatusId): void {
  const engine = engineOf(runtime, homeSource())
  if (engine.state.loaded) engine.reveal(id)
}

/** Adds the user's new post immediately to the loaded lists of their profile that include it. */
export function showOwnPostOnProfile(runtime: Runtime, id: StatusId): void {
  const status = runtime.cache.read('status', id)
  if (!status) return
  const answers = Boolean(status.in_reply_to_id) && status.in_reply_to_account_id !== status.account
  for (const engine of enginesOf(runtime)) {
    const { kind, key, query = {} } = engine.source
    if (kind !== 'account' || key[2] !== status.account || !engine.state.loaded) continue
    const apart =
      (query['exclude_replies'] && answers) ||
      (query['exclude_reblogs'] && Boolean(status.reblog)) ||
      (query['only_media'] && status.media_attachments.length === 0) ||
      query['tagged'] !== undefined
    if (!apart) engine.reveal(id)
  }
}

/**
 * Requests the newest posts of a timeline, e.g. when the navigation entry of the open page is pressed. False
 * when there is no need: a stream delivers them, and every post could be read.
 */
export function refreshTimeline(runtime: Runtime, source: TimelineSource): boolean {
  const engine = engineOf(runtime, source)
  if (runtime.streaming.status() === 'open' && lostCount(engine.state) === 0) return false
  engine.refresh()
  return true
}

/** Updates the timeline of a list after its members changed: removes the posts of `left`, or loads the posts of a new member. */
export function updateListTimeline(runtime: Runtime, id: ListId, left: AccountId | null): void {
  const engine = engineOf(runtime, listSource(id))
  if (!engine.state.loaded) return
  if (left === null) return engine.refresh()
  const { entries, waiting } = engine.state
  const isLeft = (post: StatusId) => runtime.cache.read('status', post)?.account === left
  engine.dispatch({ type: 'removed', ids: [...entries, ...waiting].filter(isId).filter(isLeft) })
}
