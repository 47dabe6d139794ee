import { useMemo } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { AccountList, AccountRow, nameOf, useListedIds, type AccountRowProps } from '@/features/accounts'
import type { Scroller } from '@/lib/column'
import { isApiError } from '@/lib/http'
import { useIntl } from '@/lib/i18n'
import { idsOf } from '@/lib/query'
import { useCachedEntity, useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { AccountAddIcon } from '@/lib/ui/icons'
import type { WindowMemory } from '@/lib/ui/windowed-list'
import type { AccountId } from '@/schemas/primitives'
import { answerRequest } from './answer'
import { AnswerAllBar } from './answer-all-bar'
import { messages } from './messages'
import { followRequestsList, requestRule } from './request-list'
import styles from './requests.module.css'

/** The buttons that accept or reject the request of a row. */
function Answers({ id }: { id: AccountId }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const account = useCachedEntity('account', id)
  if (!account) return null
  const name = nameOf(account)
  return (
    <div className={styles.answers}>
      <Button
        variant="primary"
        size="small"
        aria-label={intl.formatMessage(messages.acceptName, { name })}
        onClick={() => void answerRequest(runtime, account, true, intl)}
      >
        {intl.formatMessage(messages.accept)}
      </Button>
      <Button
        size="small"
        aria-label={intl.formatMessage(messages.rejectName, { name })}
        onClick={() => void answerRequest(runtime, account, false, intl)}
      >
        {intl.formatMessage(messages.reject)}
      </Button>
    </div>
  )
}

const requestRow = (props: AccountRowProps) => (
  <AccountRow {...props} action={false} details={<Answers id={props.id} />} />
)

/** The people who want to follow the user, to accept or reject one by one or all. */
export default function FollowRequests({ scroller, memory }: { scroller: Scroller; memory: WindowMemory }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const own = useCachedEntity('account', runtime.me)
  const list = useMemo(() => followRequestsList(runtime), [runtime])
  const isListed = useMemo(() => requestRule(runtime), [runtime])
  const { data, hasNextPage } = useInfiniteQuery({ ...list, enabled: false })
  const ids = useMemo(() => (data ? idsOf(data) : []), [data])
  const listed = useListedIds(ids, isListed)
  const open = own?.locked === false
  const onError = (error: unknown) =>
    isApiError(error, 'notFound') && (
      <EmptyState icon={<AccountAddIcon />} title={intl.formatMessage(messages.unsupported)} />
    )
  return (
    <>
      <AnswerAllBar count={listed.length} hasMore={hasNextPage} />
      {open && listed.length > 0 && (
        <p className={styles.note}>
          {intl.formatMessage(messages.reviewed, { host: new URL(runtime.identity.server).host })}
        </p>
      )}
      <AccountList
        list={list}
        scroller={scroller}
        memory={memory}
        label={intl.formatMessage(messages.label)}
        isListed={isListed}
        row={requestRow}
        empty={{
          icon: <AccountAddIcon />,
          title: intl.formatMessage(messages.empty),
          text: intl.formatMessage(open ? messages.emptyOpen : messages.emptyText),
        }}
        onError={onError}
      />
    </>
  )
}
