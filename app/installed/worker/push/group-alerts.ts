import { addressIn, NOTIFICATIONS, type AlertContext, type PushAlert } from './push-alert'

/** Number of alerts of an account side by side. More become one. */
const MAX_ALERTS = 5

interface Shown {
  readonly title: string
  readonly tag: string
  readonly data: unknown
}

interface GroupData {
  readonly count: number
  readonly titles: readonly string[]
}

const groupTag = (identity: string) => `${identity}/all`

/**
 * Returns the alert in place of all others, once there are too many; null while there are not. `shown`: the alerts of the
 * account on screen, oldest first. Pure.
 */
export function groupAlertOf(
  { title, options: { data: newest } }: PushAlert,
  shown: readonly Shown[],
  { app, identity, notes, isSilent }: AlertContext,
): PushAlert | null {
  const group = shown.find(({ tag }) => tag === groupTag(identity))
  if (!group && shown.length < MAX_ALERTS) return null
  const singles = shown.filter((each) => each !== group)
  const before = group?.data as GroupData | undefined
  const count = (before?.count ?? 0) + singles.length + 1
  const titles = [title, ...singles.map((each) => each.title).toReversed(), ...(before?.titles ?? [])]
  const latest = titles.slice(0, MAX_ALERTS)
  const path = NOTIFICATIONS
  const url = addressIn(app, identity, path)
  const data = { identity, path, url, status: '', id: newest.id, count, titles: latest }
  return {
    title: notes.counts[count - 1] ?? notes.counts.at(-1) ?? title,
    options: {
      body: latest.join('\n'),
      badge: `${app}icon-monochrome-512.png`,
      tag: groupTag(identity),
      lang: notes.lang,
      dir: notes.dir,
      silent: isSilent,
      data,
      actions: [],
    },
  }
}
