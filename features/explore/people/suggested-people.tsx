import { useCallback, useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { AccountRow, useListedIds } from '@/features/accounts'
import { plainName } from '@/features/session'
import {
  dismissSuggestion,
  MembersOnly,
  suggestionMessages,
  suggestionReason,
  suggestionsQuery,
} from '@/features/timelines'
import type { Scroller } from '@/lib/column'
import { useIntl } from '@/lib/i18n'
import { useEntity, useRuntime } from '@/lib/runtime'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { RowsFailed } from '@/lib/ui/error-state/rows-failed'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { AccountsIcon, CloseIcon } from '@/lib/ui/icons'
import { ListBody } from '@/lib/ui/list'
import { SkeletonList } from '@/lib/ui/skeleton/skeleton'
import { useWindowHandle, type WindowMemory } from '@/lib/ui/windowed-list'
import type { AccountId } from '@/schemas/primitives'
import { messages } from './messages'
import styles from './people.module.css'

/** Estimated height of a row in px. */
const ESTIMATED_HEIGHT = 92

const NONE: readonly AccountId[] = []

interface Props {
  scroller: Scroller
  memory: WindowMemory
}

interface PersonProps {
  id: AccountId
  reason: string | undefined
  position: number
  size: number
}

/** A suggested account with the reason, to follow or to dismiss. */
function Person({ id, reason, position, size }: PersonProps) {
  const intl = useIntl()
  const runtime = useRuntime()
  const account = useEntity('account', id)
  if (!account) return null
  const why = suggestionReason(reason)
  return (
    <AccountRow
      id={id}
      position={position}
      size={size}
      lead={
        <div className={styles.lead}>
          <p className={styles.reason}>{why && intl.formatMessage(why)}</p>
          <IconButton
            size="small"
            icon={<CloseIcon size={16} aria-hidden />}
            label={intl.formatMessage(suggestionMessages.dismiss, { name: plainName(account) })}
            onClick={() => void runtime.run(dismissSuggestion, { id })}
          />
        </div>
      }
    />
  )
}

/** Accounts that the server suggests to follow. */
function Suggestions({ scroller, memory }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const query = useQuery(suggestionsQuery(runtime))
  const { data, error, isFetching } = query
  const ids = useListedIds(data?.ids ?? NONE)
  const handle = useWindowHandle(memory)
  const reasons = data?.reasons
  const size = ids.length
  const renderRow = useCallback(
    (id: string, index: number) => (
      <Person id={id as AccountId} reason={reasons?.[id]} position={index + 1} size={size} />
    ),
    [reasons, size],
  )
  // During a retry the button keeps its place and focus.
  const [failure, setFailure] = useState(error)
  if (error && error !== failure) setFailure(error)
  const keys = useMemo(() => [...ids], [ids])
  if (data === undefined && failure)
    return <RowsFailed error={failure} busy={isFetching} onRetry={() => void query.refetch()} />
  if (data === undefined) return <SkeletonList kind="account" />
  if (size === 0)
    return (
      <EmptyState
        icon={<AccountsIcon />}
        title={intl.formatMessage(messages.empty)}
        text={intl.formatMessage(messages.emptyText)}
      />
    )
  return (
    <ListBody
      as="list"
      label={intl.formatMessage(messages.suggested)}
      keys={keys}
      renderRow={renderRow}
      scroller={scroller}
      handle={handle}
      estimate={ESTIMATED_HEIGHT}
      busy={isFetching}
      onRefresh={async () => (await query.refetch()).isSuccess}
      tail={{ kind: 'people', state: 'end' }}
    />
  )
}

/** Accounts that the server suggests to follow; visitors are asked to sign in. */
export function SuggestedPeople(position: Props) {
  const { me } = useRuntime()
  return me === null ? <MembersOnly /> : <Suggestions {...position} />
}
