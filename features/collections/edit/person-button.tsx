import { nameOf } from '@/features/accounts'
import { useIntl } from '@/lib/i18n'
import { useCachedEntity, useEntity, useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import type { CollectionId } from '@/schemas/collection'
import type { AccountId } from '@/schemas/primitives'
import { consentOf } from '../consent'
import { COLLECTION_LIMITS } from '../limits'
import { messages as common } from '../messages'
import { addPerson, removePerson } from './change-person'
import { messages } from './messages'
import styles from './collection-editor.module.css'

interface Props {
  collectionId: CollectionId
  accountId: AccountId
}

/** Returns an account, its place in a collection, and whether it may be added. */
function usePerson({ collectionId, accountId }: Props) {
  const account = useEntity('account', accountId)
  const collection = useCachedEntity('collection', collectionId)
  const item = collection?.items.find((each) => each.account_id === accountId)
  const consent = account && consentOf(account)
  const isFull = (collection?.items.length ?? 0) >= COLLECTION_LIMITS.people
  const isRefused = item === undefined && (isFull || consent === 'denied' || consent === 'unknown')
  return { account, item, consent, isRefused }
}

/** Adds an account to a collection of the user or removes it. */
export function PersonButton(props: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { account, item, isRefused } = usePerson(props)
  if (!account) return null
  const name = nameOf(account)
  const press = () => {
    if (isRefused) return
    if (item) removePerson(runtime, props.collectionId, account, intl)
    else void addPerson(runtime, props.collectionId, account.id)
  }
  return (
    <Button
      size="small"
      variant={item || isRefused ? 'secondary' : 'primary'}
      aria-disabled={isRefused}
      aria-label={intl.formatMessage(item ? messages.removeNamed : messages.addNamed, { name })}
      aria-describedby={`note-${props.accountId}`}
      onClick={press}
    >
      {intl.formatMessage(item ? messages.remove : messages.add)}
    </Button>
  )
}

/** Says why an account cannot be added, or that its answer is awaited. */
export function PersonNote(props: Props) {
  const intl = useIntl()
  const { account, item, consent } = usePerson(props)
  if (!account) return null
  const name = nameOf(account)
  const text = item
    ? item.state === 'pending' && item.id !== '' && intl.formatMessage(common.pending)
    : consent !== undefined && consent !== 'allowed' && intl.formatMessage(messages[consent], { name })
  return (
    text && (
      <p id={`note-${props.accountId}`} className={styles.note}>
        {text}
      </p>
    )
  )
}
