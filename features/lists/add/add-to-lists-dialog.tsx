import { useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { FollowButton } from '@/features/accounts'
import { useIntl } from '@/lib/i18n'
import type { ModalProps } from '@/lib/modals'
import { useEntity, useRuntime } from '@/lib/runtime'
import { Breakable } from '@/lib/ui/breakable/breakable'
import { Button } from '@/lib/ui/button/button'
import { Checkbox } from '@/lib/ui/checkbox/checkbox'
import { Dialog } from '@/lib/ui/dialog'
import { ErrorState } from '@/lib/ui/error-state/error-state'
import { SkeletonList } from '@/lib/ui/skeleton/skeleton'
import type { Account } from '@/schemas/entities'
import type { List } from '@/schemas/list'
import { changeMember } from '../members/change-member'
import { newerOf, useChangedMembership } from '../members/use-membership'
import { containingQuery } from '../queries'
import { useLists } from '../use-list'
import { messages } from './messages'
import { NewListField } from './new-list-field'
import styles from './add-to-lists-dialog.module.css'

interface BoxProps {
  list: List
  account: Account
  known: { value: boolean; at: number }
  disabled: boolean
}

function ListBox({ list, account, known, disabled }: BoxProps) {
  const intl = useIntl()
  const runtime = useRuntime()
  const checked = newerOf(useChangedMembership(list.id, account.id), known) ?? false
  return (
    <Checkbox
      label={<bdi>{list.title}</bdi>}
      hint={list.exclusive && intl.formatMessage(messages.exclusive)}
      checked={checked}
      disabled={disabled && !checked}
      onChange={(on) => void changeMember(runtime, list.id, account.id, on)}
    />
  )
}

/** A checkbox for each list, or the state of loading them. */
function Boxes({ account, disabled }: { account: Account; disabled: boolean }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const lists = useLists()
  const containing = useQuery({
    ...containingQuery(runtime, account.id),
    staleTime: 0,
    refetchOnMount: 'always',
  })
  const { data, dataUpdatedAt } = containing
  const failed = [lists, containing].find(({ data: read, error }) => read === undefined && error !== null)
  if (failed)
    return <ErrorState error={failed.error} busy={failed.isFetching} onRetry={() => void failed.refetch()} />
  if (!lists.data || !data) return <SkeletonList kind="account" rows={2} />
  if (lists.data.length === 0) return <p className={styles.note}>{intl.formatMessage(messages.none)}</p>
  return (
    <fieldset className={styles.boxes}>
      <legend className="visually-hidden">{intl.formatMessage(messages.lists)}</legend>
      {lists.data.map((list) => (
        <ListBox
          key={list.id}
          list={list}
          account={account}
          known={{ value: data.includes(list.id), at: dataUpdatedAt }}
          disabled={disabled}
        />
      ))}
    </fieldset>
  )
}

/** The ADD_TO_LISTS modal: every list with a checkbox, and a field for a new one. */
export default function AddToListsDialog({ payload: { accountId }, close }: ModalProps<'ADD_TO_LISTS'>) {
  const intl = useIntl()
  const { me } = useRuntime()
  const account = useEntity('account', accountId)
  const relationship = useEntity('relationship', accountId)
  const start = useRef<HTMLButtonElement>(null)
  if (!account) return null
  const { acct } = account
  // While the relationship is unknown, let the server decide.
  const isStranger =
    accountId !== me && relationship !== undefined && !relationship.following && !relationship.requested
  return (
    <Dialog
      title={intl.formatMessage(messages.title, { acct })}
      onClose={close}
      onFailed={close}
      initialFocus={start}
      footer={
        <Button ref={start} variant="primary" onClick={close}>
          {intl.formatMessage(messages.done)}
        </Button>
      }
    >
      {isStranger && (
        <div className={styles.follow}>
          <p>
            <Breakable text={intl.formatMessage(messages.followFirst, { acct })} />
          </p>
          <FollowButton account={account} />
        </div>
      )}
      <Boxes account={account} disabled={isStranger} />
      {!isStranger && <NewListField accountId={accountId} />}
    </Dialog>
  )
}
