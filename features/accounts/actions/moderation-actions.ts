import { isPermitted, ownAccountQuery } from '@/features/session'
import { opening, type Action } from '@/lib/actions/action'
import { defineMessages, type Message } from '@/lib/i18n'
import type { Runtime } from '@/lib/runtime'
import { encodeComponent } from '@/lib/util/encode-component'
import type { Account } from '@/schemas/entities'
import type { StatusId } from '@/schemas/primitives'

const messages = defineMessages({
  account: {
    id: 'account.moderate',
    defaultMessage: 'Open moderation interface for @{name}',
    description: 'Item in the menu of a profile or post, for moderators; {name}: user name of its author',
  },
  status: {
    id: 'account.moderateStatus',
    defaultMessage: 'Open this post in the moderation interface',
    description: 'Item in the menu of a post, for moderators',
  },
  server: {
    id: 'account.moderateServer',
    defaultMessage: 'Open moderation interface for {domain}',
    description: 'Item in the menu of a profile or post, for moderators; {domain}: the server of its author',
  },
})

export type ModerationActionId = 'moderateAccount' | 'moderateStatus' | 'moderateServer'

/**
 * Returns the pages of the home server about an account, its server and one of its posts that the role of the user may
 * open.
 */
export function moderationActions(
  runtime: Runtime,
  account: Account,
  statusId?: StatusId,
): Action<ModerationActionId>[] {
  const own = runtime.client.getQueryData(ownAccountQuery(runtime).queryKey)
  const permissions = own?.kind === 'active' ? own.account.permissions : null
  const domain = account.acct.split('@')[1]
  const page = (
    id: ModerationActionId,
    label: Message,
    path: string,
    values: Record<string, string> = {},
  ): Action<ModerationActionId> => ({
    id,
    label,
    values,
    ...opening(new URL(path, runtime.identity.server).href),
  })
  const ofAccount = `/admin/accounts/${encodeComponent(account.id)}`
  const moderatesUsers = isPermitted(permissions, 'users')
  const all = [
    moderatesUsers && page('moderateAccount', messages.account, ofAccount, { name: account.username }),
    moderatesUsers &&
      statusId !== undefined &&
      page('moderateStatus', messages.status, `${ofAccount}/statuses/${encodeComponent(statusId)}`),
    domain !== undefined &&
      isPermitted(permissions, 'federation') &&
      page('moderateServer', messages.server, `/admin/instances/${encodeComponent(domain)}`, { domain }),
  ]
  return all.filter((action) => action !== false)
}
