import { useMemo, useRef } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { nameOf } from '@/features/accounts'
import { defineMessages, useIntl } from '@/lib/i18n'
import type { ModalProps } from '@/lib/modals'
import { AppLink, paths } from '@/lib/navigation'
import { idsOf } from '@/lib/query'
import { useCachedEntity, useEntity, useRuntime } from '@/lib/runtime'
import { Button, buttonProps } from '@/lib/ui/button/button'
import { Checkbox } from '@/lib/ui/checkbox/checkbox'
import { Dialog } from '@/lib/ui/dialog'
import { ErrorState } from '@/lib/ui/error-state/error-state'
import { SkeletonList } from '@/lib/ui/skeleton/skeleton'
import type { CollectionId } from '@/schemas/collection'
import type { Account } from '@/schemas/entities'
import type { AccountId } from '@/schemas/primitives'
import { consentOf } from '../consent'
import { addPerson, removePerson } from '../edit/change-person'
import { messages as editMessages } from '../edit/messages'
import { COLLECTION_LIMITS } from '../limits'
import { useShownCollections } from '../use-shown-collections'
import { messages as common } from '../messages'
import { collectionsBy } from '../queries'
import styles from './add-to-collections-dialog.module.css'

const messages = defineMessages({
  title: {
    id: 'addToCollections.title',
    defaultMessage: 'Add @{acct} to collections',
    description: 'Title of the dialog with a checkbox per collection; {acct}: address of the account to add',
  },
  legend: {
    id: 'addToCollections.collections',
    defaultMessage: 'Your collections',
    description: 'Label for screen readers: the checkboxes of the dialog to add an account to collections',
  },
  none: {
    id: 'addToCollections.none',
    defaultMessage: 'You have no collections yet.',
    description: 'Text in the dialog to add an account to collections',
  },
  full: {
    id: 'addToCollections.full',
    defaultMessage: 'Full: {count, plural, one {# person} other {# people}}',
    description: 'Below a collection of accounts that cannot take more',
  },
  done: {
    id: 'addToCollections.done',
    defaultMessage: 'Done',
    description: 'Button that closes the dialog to add an account to collections',
  },
})

interface BoxProps {
  id: CollectionId
  account: Account
  /** True when the account may not be added. */
  isRefused: boolean
}

function CollectionBox({ id, account, isRefused }: BoxProps) {
  const intl = useIntl()
  const runtime = useRuntime()
  const collection = useCachedEntity('collection', id)
  if (!collection) return null
  const { items, name } = collection
  const item = items.find((each) => each.account_id === account.id)
  const isFull = !item && items.length >= COLLECTION_LIMITS.people
  return (
    <Checkbox
      label={<bdi>{name}</bdi>}
      hint={
        isFull
          ? intl.formatMessage(messages.full, { count: items.length })
          : item?.state === 'pending' && item.id !== '' && intl.formatMessage(common.pending)
      }
      checked={item !== undefined}
      disabled={!item && (isFull || isRefused)}
      onChange={(on) =>
        on ? void addPerson(runtime, id, account.id) : removePerson(runtime, id, account, intl)
      }
    />
  )
}

/** A checkbox for each collection of the user, or the state of loading them. */
function Boxes({ me, ...box }: Omit<BoxProps, 'id'> & { me: AccountId }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const list = useMemo(() => collectionsBy(runtime, me), [runtime, me])
  const { data, error, isFetching, refetch } = useInfiniteQuery({ ...list, refetchOnMount: 'always' })
  const ids = useMemo(() => (data ? idsOf(data) : []), [data])
  const shown = useShownCollections(ids)
  if (!data && error) return <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <SkeletonList kind="account" rows={2} />
  if (shown.length === 0) return <p className={styles.note}>{intl.formatMessage(messages.none)}</p>
  return (
    <fieldset className={styles.boxes}>
      <legend className="visually-hidden">{intl.formatMessage(messages.legend)}</legend>
      {shown.map((id) => (
        <CollectionBox key={id} id={id} {...box} />
      ))}
    </fieldset>
  )
}

/** The ADD_TO_COLLECTIONS modal: every collection of the user with a checkbox. */
export default function AddToCollectionsDialog({
  payload: { accountId },
  close,
}: ModalProps<'ADD_TO_COLLECTIONS'>) {
  const intl = useIntl()
  const { me } = useRuntime()
  const account = useEntity('account', accountId)
  const start = useRef<HTMLButtonElement>(null)
  if (!account || me === null) return null
  const consent = consentOf(account)
  return (
    <Dialog
      title={intl.formatMessage(messages.title, { acct: account.acct })}
      onClose={close}
      onFailed={close}
      initialFocus={start}
      footer={
        <>
          <AppLink to={paths.newCollection} {...buttonProps()}>
            {intl.formatMessage(editMessages.new)}
          </AppLink>
          <Button ref={start} variant="primary" onClick={close}>
            {intl.formatMessage(messages.done)}
          </Button>
        </>
      }
    >
      {consent !== 'allowed' && (
        <p className={styles.note}>{intl.formatMessage(editMessages[consent], { name: nameOf(account) })}</p>
      )}
      <Boxes me={me} account={account} isRefused={consent === 'denied' || consent === 'unknown'} />
    </Dialog>
  )
}
