import { filterEffect } from '@/features/filters'
import { pushWorkerOf } from '@/features/push'
import type { IntlShape } from '@/lib/i18n'
import { claimAlert } from '@/lib/push/push-rows'
import { minutesOf } from '@/lib/push/quiet-hours'
import { keyWithin, type Runtime } from '@/lib/runtime'
import type { NotificationDto } from '@/schemas/notifications/notification'
import { isHiddenStatus, isSilenced } from '../engine/group-rules'
import { sampleOf } from '../model/group'
import { normaliseSingles } from '../model/normalise-groups'
import { lacksText, withFallback } from '../queries'
import { alertOf } from './alert-of'
import { alertSettingsOf } from './alert-settings'
import { showDesktopAlert } from './desktop-alert'
import { claimOnce, Turn } from './once-per-browser'
import { decideAlert, wantsAlert } from './rules'
import { pauseEnd } from '../pause/pause-store'
import { isListOnScreen, isSeenNow } from './seen'
import { canPlaySound, playSound } from './sound'

/** The parts of the app that alerts use. */
export interface AlertPorts {
  /** Texts in the language of the interface. */
  readonly intl: () => IntlShape
  /** Returns the address of a path of an identity. */
  readonly hrefOf: (identityKey: string, path: string) => string
}

/** Shortest time in ms between two sounds of an account: what arrives in between is not heard. */
const SOUND_INTERVAL = 2000

interface Sounds {
  readonly turn: Turn
  /** When the last one was played, in ms since the epoch. */
  last: number
}

const soundsByRuntime = new WeakMap<Runtime, Sounds>()

function soundsOf(runtime: Runtime): Sounds {
  const sounds = soundsByRuntime.get(runtime) ?? {
    turn: new Turn(`sound ${runtime.identity.key}`),
    last: Number.NEGATIVE_INFINITY,
  }
  soundsByRuntime.set(runtime, sounds)
  return sounds
}

/** True when this tab decides about sounds and needs none now, without a look at the notification. */
const isSoundSettled = (runtime: Runtime, type: string): boolean => {
  const { turn, last } = soundsOf(runtime)
  const isSettled = Date.now() - last < SOUND_INTERVAL || isListOnScreen(runtime, type)
  return isSettled && turn.keep()
}

/** A notification arrived by the stream: shows an alert and plays the sound as the settings say, in one tab. */
export async function alertArrival(
  runtime: Runtime,
  notification: NotificationDto,
  { intl, hrefOf }: AlertPorts,
): Promise<void> {
  const { cache, identity, me } = runtime
  const settings = alertSettingsOf(identity.key).get()
  // Most of many notifications end here.
  if (!wantsAlert(settings, notification.type) && isSoundSettled(runtime, notification.type)) return
  const complete = lacksText(runtime, notification) ? await withFallback(runtime, notification) : notification
  const { rows, groups } = normaliseSingles([complete], [])
  const [group] = groups
  if (!group) return
  cache.ingest(rows, cache.tick(), { partial: true })
  const [sender] = sampleOf(group)
  const account = sender && cache.read('account', sender)
  const status = group.status === null ? undefined : cache.read('status', group.status)
  const seen = () =>
    isSeenNow(runtime, {
      type: group.type,
      status: group.status,
      inReplyTo: status?.in_reply_to_id ?? null,
    })
  const wasSeen = seen()
  /** Decided for a tab in which it is not on screen. */
  const decision = decideAlert(settings, {
    type: group.type,
    isSilenced: sender !== undefined && isSilenced(runtime, sender),
    isFiltered:
      status !== undefined &&
      (isHiddenStatus(runtime, status.id) || filterEffect(runtime, status, 'notifications') !== null),
    isSeen: false,
    minutes: minutesOf(new Date(runtime.now())),
  })
  const { desktop, sound } = pauseEnd(runtime) === null ? decision : { desktop: false, sound: false }
  const name = keyWithin(identity, group.id)
  // The tab that shows the notification keeps the others quiet.
  const isOurs = async (claimed: Promise<boolean>) => (await claimed) && !wasSeen && !seen()
  const hear = async () => {
    const sounds = soundsOf(runtime)
    // A tab that may not play sounds yet leaves them to another one.
    if (!sound || !(wasSeen || canPlaySound())) return
    const isHeard = await isOurs(sounds.turn.take(seen))
    if (!isHeard || Date.now() - sounds.last < SOUND_INTERVAL) return
    sounds.last = Date.now()
    await playSound()
  }
  const heard = hear()
  const isShown = desktop && (await isOurs(claimOnce(`alert ${name}`, seen)))
  await heard
  if (!isShown) return
  const worker = await pushWorkerOf(identity.key).catch(() => null)
  // The notification may have been pushed too.
  if (worker && !(await claimAlert(identity.key, group.id))) return
  const target = group.details.report?.target
  const data = {
    account,
    status,
    target: target ? cache.read('account', target) : undefined,
    me,
    host: new URL(identity.server).host,
  }
  const author = status && cache.read('account', status.account)?.acct
  await showDesktopAlert(
    alertOf(group, data, {
      intl: intl(),
      identity: identity.key,
      urlOf: (path) => new URL(hrefOf(identity.key, path), location.origin).href,
      author,
    }),
    worker,
  )
}
