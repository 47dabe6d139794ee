import { getSettings, lastPostingDefaults } from '@/features/settings'
import type { Action } from '@/lib/actions/action'
import { canCommand, command } from '@/lib/bus'
import type { Message } from '@/lib/i18n'
import { pushModal } from '@/lib/modals'
import type { Runtime } from '@/lib/runtime'
import type { Status } from '@/schemas/entities'
import type { Visibility } from '@/schemas/statuses/status'
import { barActionsOf } from '../actions/bar-actions'
import { boostStatus } from '../mutations'
import { boostVisibilities, mayBeQuoted, quoteChoice } from '../rules'
import { usualBoostVisibility } from './usual-visibility'
import { visibilityNames } from '../visibility-icon'
import './boost-modal'
import { boostButtons, messages, refusals } from './messages'

/**
 * State of quoting since the menu opened. known = the quote policy was in the cache; loading = being
 * requested; loaded = answered while the menu is open; unknown / unsupported = the menu opened before the
 * app knew whether the server supports quotes.
 */
export type Quoting = 'known' | 'loading' | 'loaded' | 'unknown' | 'unsupported'

/** Boosts or undoes the boost. Asks first where the user wants that. */
export function boostAction(runtime: Runtime, status: Status): Action<'boost'> {
  const { id, reblogged } = status
  const { boost } = barActionsOf(runtime, status)
  return {
    ...boost,
    label: reblogged ? messages.unboost : messages.boost,
    run: () => {
      if (runtime.me !== null && !reblogged && getSettings().confirmBoost)
        pushModal('BOOST', { statusId: id }, runtime.identity.key)
      else boost.run()
    },
  }
}

/**
 * The same for the menu, where it names who sees the boost. `usual` is null while that is not known: then it asks, because
 * the readers of a boost are never guessed.
 */
export function namedBoostAction(
  runtime: Runtime,
  status: Status,
  usual: Visibility | null,
): Action<'boost'> {
  const action = boostAction(runtime, status)
  const { id, reblogged } = status
  if (runtime.me === null || reblogged || getSettings().confirmBoost) return action
  if (usual === null || usual === 'direct')
    return { ...action, run: () => pushModal('BOOST', { statusId: id }, runtime.identity.key) }
  return {
    ...action,
    label: boostButtons[usual],
    run: () => void runtime.run(boostStatus, { id, on: true, visibility: usual }),
  }
}

/** Boosts by a single press of the button, or undoes the boost. Asks where the readers are not known. */
export function boostByClick(runtime: Runtime, status: Status): void {
  const usual = usualBoostVisibility(boostVisibilities(status), lastPostingDefaults(runtime).visibility)
  namedBoostAction(runtime, status, usual).run()
}

/**
 * Asks who sees the boost; null where there is no choice, or where the menu of the boost button has it because a press
 * does not boost at once.
 */
export function boostToAction({ me, identity }: Runtime, status: Status): Action<'boostTo'> | null {
  const { id, reblogged } = status
  if (me === null || reblogged || !getSettings().boostByClick || boostVisibilities(status).length < 2)
    return null
  return {
    id: 'boostTo',
    label: messages.boostTo,
    run: () => pushModal('BOOST', { statusId: id }, identity.key),
  }
}

/** Quotes, or says why not; null without quotes. `quoting` is null where the server has none. */
export function quoteAction(
  { me, identity }: Runtime,
  status: Status,
  quoting: Quoting | null,
): Action<'quote'> | null {
  const action = { id: 'quote', label: messages.quote } as const
  const subject = { identity: identity.key, statusId: status.id }
  if (me === null)
    return mayBeQuoted(status)
      ? { ...action, run: () => void command('interact', { ...subject, action: 'quote' }) }
      : null
  if (!canCommand('quote')) return null
  const run = () => void command('quote', subject)
  const refused = (hint: Message) => ({ ...action, hint, isRefused: true, run })
  if (quoting === 'unknown') return refused(messages.loading)
  if (quoting === 'unsupported') return refused(messages.unsupported)
  const choice = quoteChoice(status, me, quoting !== null)
  if (choice.allowed)
    return { ...action, ...(choice.manual && { label: messages.request, hint: messages.manual }), run }
  if (choice.reason === 'unsupported') return null
  return refused(
    quoting === 'loading' && choice.reason !== 'private' ? messages.loading : refusals[choice.reason],
  )
}

/** Boosts to the readers of a visibility. */
interface AudienceAction extends Action<`boost:${Visibility}`> {
  visibility: Visibility
}

/**
 * Returns boosts by visibility, where there is a choice and no confirmation dialog follows, without the `usual` one, which
 * `namedBoostAction` has.
 */
export function audienceActions(
  runtime: Runtime,
  status: Status,
  usual: Visibility | null,
): AudienceAction[] {
  const choices = boostVisibilities(status)
  if (status.reblogged || choices.length < 2 || getSettings().confirmBoost) return []
  const others = choices.filter((each) => each !== usual)
  return others.map((visibility) => ({
    id: `boost:${visibility}`,
    visibility,
    label: visibilityNames[visibility],
    run: () => void runtime.run(boostStatus, { id: status.id, on: true, visibility }),
  }))
}
