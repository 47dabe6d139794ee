import { pushToast } from '@/lib/alerts'
import { defineMessages, type IntlShape } from '@/lib/i18n'
import type { Runtime } from '@/lib/runtime'
import type { AccountId } from '@/schemas/primitives'
import { accountQuery } from './queries'
import { follow } from './unfollow'

const messages = defineMessages({
  following: {
    id: 'account.finished.following',
    defaultMessage: 'Following @{acct} as @{handle}',
    description:
      'Notice after a visitor followed an account with a signed-in account; {acct}: followed account, {handle}: the other',
  },
  requested: {
    id: 'account.finished.requested',
    defaultMessage: 'Requested to follow @{acct} as @{handle}',
    description:
      'Notice after a visitor asked to follow an account with a signed-in account; {acct}: asked account, {handle}: the other',
  },
})

/** Follows an account as a signed-in account, because a visitor wanted to, and says so. */
export async function finishFollow(
  runtime: Runtime,
  id: AccountId,
  { intl, handle }: { intl: IntlShape; handle: string },
): Promise<void> {
  const { me, cache, client, loader, identity } = runtime
  const account =
    cache.read('account', id) ?? (await client.query(accountQuery(runtime, id)).catch(() => null))
  if (me === null || !account) return
  const { acct, locked } = account
  // An account that is followed already must not be counted again.
  if (!cache.read('relationship', id)) await loader.refresh({ kind: 'relationship', id })
  const before = cache.read('relationship', id)
  if (!before?.following && !before?.requested)
    await follow(runtime, { id, locked, me, following: false }, acct.includes('@'))
  const now = cache.read('relationship', id)
  const done = now?.following ? messages.following : now?.requested && messages.requested
  if (done) pushToast({ text: () => intl.formatMessage(done, { acct, handle }), identity: identity.key })
}
