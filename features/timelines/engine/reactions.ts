import type { Runtime } from '@/lib/runtime'
import { isId } from '@/lib/live-list'
import type { AccountId, StatusId } from '@/schemas/primitives'
import { engineOf, enginesOf } from './engines'
import { homeSource, type TimelineSource } from './source'

/** Takes posts, and boosts of them, out of every timeline, e.g. those that were deleted. */
export function removeEverywhere(runtime: Runtime, gone: (id: StatusId) => boolean): void {
  const { cache } = runtime
  for (const engine of enginesOf(runtime)) {
    const { entries, waiting } = engine.state
    const ids = [...entries, ...waiting].filter(isId)
    const removed = ids.filter((id) => gone(id) || gone(cache.read('status', id)?.reblog ?? id))
    if (removed.length > 0) engine.dispatch({ type: 'removed', ids: removed })
  }
}

/**
 * Takes what a blocked or muted account wrote or boosted out of the pending posts of every timeline, so that nothing counts
 * it as new. What was shown stays in the list without a row, and is back when the account is shown again.
 */
export function removePendingOf(runtime: Runtime, account: AccountId): void {
  const { cache } = runtime
  const by = (id: StatusId) => cache.read('status', id)?.account === account
  for (const engine of enginesOf(runtime)) {
    const { entries, hidden, waiting } = engine.state
    const pending = [...entries.slice(0, hidden), ...waiting].filter(isId)
    const ids = pending.filter((id) => by(id) || by(cache.read('status', id)?.reblog ?? id))
    if (ids.length > 0) engine.dispatch({ type: 'removed', ids })
  }
}

/** Keeps home going while another screen is open, for its badge and so that it is there at once. */
export const keepHome = (runtime: Runtime): (() => void) =>
  engineOf(runtime, homeSource()).mount({ patient: true })

/**
 * A post of one's own belongs into home at once, without waiting for the stream to tell of it, and is shown to whoever
 * returns to the top from the composer that lies over it.
 */
export function arriveHome(runtime: Runtime, id: StatusId): void {
  const engine = engineOf(runtime, homeSource())
  if (engine.state.loaded) engine.reveal(id)
}

/** A post of one's own stands at once in those lists of one's profile that were read and that it belongs into. */
export function arriveProfile(runtime: Runtime, id: StatusId): void {
  const status = runtime.cache.read('status', id)
  if (!status) return
  const answers = Boolean(status.in_reply_to_id) && status.in_reply_to_account_id !== status.account
  for (const engine of enginesOf(runtime)) {
    const { kind, key, query = {} } = engine.source
    if (kind !== 'account' || key[2] !== status.account || !engine.state.loaded) continue
    const apart =
      (query['exclude_replies'] && answers) ||
      (query['only_media'] && status.media_attachments.length === 0) ||
      query['tagged'] !== undefined
    if (!apart) engine.reveal(id)
  }
}

/** Asks for the newest posts of a timeline now, e.g. on a press of the entry of the screen that is open. */
export const refreshTimeline = (runtime: Runtime, source: TimelineSource): void =>
  engineOf(runtime, source).refresh()
