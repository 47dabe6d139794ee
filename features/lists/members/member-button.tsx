import { nameOf } from '@/features/accounts'
import { useIntl } from '@/lib/i18n'
import { useEntity, useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import type { AccountId, ListId } from '@/schemas/primitives'
import { changeMember, removeMember } from './change-member'
import { followFirst } from './follow-first'
import { messages } from './messages'
import { useMembership } from './use-membership'

interface Props {
  listId: ListId
  accountId: AccountId
}

/** Adds an account to a list or removes it. The row stays, so that a mistake is easily corrected. */
export function MemberButton({ listId, accountId }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const account = useEntity('account', accountId)
  const isMember = useMembership(listId, accountId)
  // Loads the relationships of all rows together, before a press needs them.
  useEntity('relationship', accountId)
  if (!account) return null
  const press = async () => {
    if (isMember === undefined) return
    if (isMember) await removeMember(runtime, listId, accountId, intl)
    else if (await followFirst(runtime, account)) await changeMember(runtime, listId, accountId, true)
  }
  const name = nameOf(account)
  return (
    <Button
      size="small"
      variant={isMember === false ? 'primary' : 'secondary'}
      aria-disabled={isMember === undefined}
      aria-label={intl.formatMessage(isMember ? messages.removeNamed : messages.addNamed, { name })}
      onClick={() => void press()}
    >
      {intl.formatMessage(isMember ? messages.remove : messages.add)}
    </Button>
  )
}
