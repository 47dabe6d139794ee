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
import { claimOnce } from './once-per-browser'
import { decideAlert } from './rules'
import { pauseEnd } from '../pause/pause-store'
import { isSeenNow } from './seen'
import { canPlaySound, playSound } from './sound'

/** The parts of the app that alerts use. */
export interface AlertPorts {
  /** Texts in the language of the interface. */
  readonly intl: () => IntlShape
  /** Returns the address of a path of an identity. */
  readonly hrefOf: (identityKey: string, path: string) => string
}

/** A notification arrived by the stream: shows an alert and plays the sound as the settings say, in one tab. */
export async function alertArrival(
  runtime: Runtime,
  notification: NotificationDto,
  { intl, hrefOf }: AlertPorts,
): Promise<void> {
  const { cache, identity, me } = runtime
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
  const decision = decideAlert(alertSettingsOf(identity.key).get(), {
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
  /** True when this tab is the one that draws attention. The tab that shows the notification keeps the others quiet. */
  const claim = async (wanted: boolean, what: string) =>
    wanted && (await claimOnce(`${what} ${name}`, seen)) && !wasSeen && !seen()
  // A tab that may not play sounds yet leaves them to another one.
  const soundClaim = claim(sound && (wasSeen || canPlaySound()), 'sound').then((isOurs) =>
    isOurs ? playSound() : undefined,
  )
  const isOurs = await claim(desktop, 'alert')
  await soundClaim
  if (!isOurs) return
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
