import { useCallback } from 'react'
import { AccountRow } from '@/features/accounts'
import type { Scroller } from '@/lib/column'
import { defineMessages, useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { accountRow } from '@/lib/ui/error-boundary/row-subject'
import { AccountsIcon } from '@/lib/ui/icons'
import { ListBody } from '@/lib/ui/list'
import { useWindowHandle, type WindowMemory } from '@/lib/ui/windowed-list'
import type { AccountId } from '@/schemas/primitives'
import { collectionKeys } from '../keys'
import { messages as common } from '../messages'
import type { Collection } from '../collection'
import styles from './collection-page.module.css'

const messages = defineMessages({
  label: {
    id: 'collection.peopleIn',
    defaultMessage: 'People in {name}',
    description: 'Label for screen readers: the accounts in a collection; {name}: its name',
  },
  none: {
    id: 'collection.noPeople',
    defaultMessage: 'No people yet',
    description: 'Title in place of the accounts of a collection that has none',
  },
  hidden: {
    id: 'collection.hiddenPeople',
    defaultMessage:
      '{count, plural, one {# person you’ve blocked or muted isn’t shown} other {# people you’ve blocked or muted aren’t shown}}',
    description: 'Below the accounts of a collection',
  },
})

interface Props {
  collection: Collection
  /** The accounts to show, in their order. */
  people: readonly AccountId[]
  /** Number of accounts that are not shown, since the user blocked or muted them. */
  hidden: number
  scroller: Scroller
  memory: WindowMemory
}

/** Estimated height of a row in px. */
const ESTIMATED_HEIGHT = 84

/** The accounts in a collection, in the order of their owner, with follow buttons. */
export function CollectionPeople({ collection, people, hidden, scroller, memory }: Props) {
  const intl = useIntl()
  const { client } = useRuntime()
  const { id, items } = collection
  const handle = useWindowHandle(memory)
  const size = people.length
  const renderRow = useCallback(
    (key: string, index: number) => {
      const isPending = items.some(({ account_id: of, state }) => of === key && state === 'pending')
      return (
        <AccountRow
          id={key as AccountId}
          position={index + 1}
          size={size}
          {...(isPending && {
            details: <p className={styles.pending}>{intl.formatMessage(common.pending)}</p>,
          })}
        />
      )
    },
    [items, size, intl],
  )
  const refresh = async () => {
    const queryKey = collectionKeys.one(id)
    await client.invalidateQueries({ queryKey, exact: true })
    return client.getQueryState(queryKey)?.status !== 'error'
  }
  return (
    <>
      {size === 0 ? (
        <EmptyState icon={<AccountsIcon />} title={intl.formatMessage(messages.none)} />
      ) : (
        <ListBody
          as="list"
          label={intl.formatMessage(messages.label, { name: collection.name })}
          busy={false}
          keys={people}
          renderRow={renderRow}
          subjectOf={accountRow}
          handle={handle}
          scroller={scroller}
          estimate={ESTIMATED_HEIGHT}
          onRefresh={refresh}
        />
      )}
      {hidden > 0 && (
        <p className={styles.hidden}>{intl.formatMessage(messages.hidden, { count: hidden })}</p>
      )}
    </>
  )
}
