import type { Runtime } from '@/lib/runtime'
import { isId } from '@/lib/live-list'
import type { AccountId, StatusId } from '@/schemas/primitives'
import { engineOf, enginesOf } from './engines'
import { homeSource, type TimelineSource } from './source'

/** Removes posts and boosts of them from every timeline, e.g. after a deletion. */
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
 * Removes posts and boosts by a blocked or muted account from the pending posts of every timeline, so that
 * they do not count as new. Posts already shown stay in the list without a row, and return when the account
 * is shown again.
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

/** Keeps home updated while another page is open, for its badge and to open at once. */
export const keepHome = (runtime: Runtime): (() => void) =>
  engineOf(runtime, homeSource()).mount({ patient: true })

/**
 * Adds the reader's own new post to home at once, without waiting for the stream, and shows it after the
 * composer that covers home closes.
 */
export function arriveHome(runtime: Runtime, id: StatusId): void {
  const engine = engineOf(runtime, homeSource())
  if (engine.state.loaded) engine.reveal(id)
}

/** Adds the reader's own new post at once to the loaded lists of their profile that include it. */
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

/**
 * Requests the newest posts of a timeline now, e.g. when the navigation entry of the open page is pressed.
 */
export const refreshTimeline = (runtime: Runtime, source: TimelineSource): void =>
  engineOf(runtime, source).refresh()
