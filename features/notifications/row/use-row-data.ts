import { useSetting } from '@/features/settings'
import { useIntl } from '@/lib/i18n'
import { useCachedEntity, useEntity, useMissing, useRuntime, type Identity } from '@/lib/runtime'
import type { Account, Status } from '@/schemas/entities'
import type { AccountId } from '@/schemas/primitives'
import { sampleOf, type NotificationGroup } from '../model/group'
import type { SentenceData } from '../sentence'
import { rowMessages } from './messages'

/** Everything that a row shows of a group besides the group. */
export interface RowData extends SentenceData {
  readonly account: Account | undefined
  readonly status: Status | undefined
  /** The post was deleted, or the server does not show it. */
  readonly isPostLost: boolean
  /** Accounts with an avatar, newest first; without the user. */
  readonly faces: readonly AccountId[]
}

const hosts = new WeakMap<Identity, string>()

/** Returns the host of a server. Cached: every row needs it, and parsing a URL is slow. */
function hostOf(identity: Identity): string {
  const host = hosts.get(identity) ?? new URL(identity.server).host
  hosts.set(identity, host)
  return host
}

/** Returns the entities of a group, requesting those that are not cached. */
export function useRowData(group: NotificationGroup): RowData {
  const intl = useIntl()
  const { identity, me } = useRuntime()
  const hideCounts = useSetting('hideCounts')
  const sample = sampleOf(group)
  const newest = useEntity('account', sample[0] ?? null)
  const second = useCachedEntity('account', sample[1] ?? null)
  const isNewestLost = useMissing('account', sample[0] ?? null)
  const status = useEntity('status', group.status)
  const isMissing = useMissing('status', group.status)
  const target = useEntity('account', group.details.report?.target ?? null)
  return {
    account: newest ?? second,
    someone: isNewestLost || sample.length === 0 ? intl.formatMessage(rowMessages.someone) : undefined,
    status: status?.gone ? undefined : status,
    isPostLost: isMissing || status?.gone === true,
    target,
    faces: sample.filter((id) => id !== me),
    me,
    host: hostOf(identity),
    hideCounts,
  }
}
