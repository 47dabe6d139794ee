import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { AccountRow } from '@/features/accounts'
import { useCapability } from '@/features/instance'
import { errorText } from '@/lib/alerts'
import { useIntl, type Message } from '@/lib/i18n'
import type { ModalProps } from '@/lib/modals'
import { idsOf } from '@/lib/query'
import { useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { Dialog } from '@/lib/ui/dialog'
import { groupPeopleList } from './people-list'
import { peopleMessages } from '../messages'
import styles from './people-dialog.module.css'

const TITLES: Readonly<Record<string, Message>> = {
  favourite: peopleMessages.favourite,
  reblog: peopleMessages.reblog,
  follow: peopleMessages.follow,
  'admin.sign_up': peopleMessages.signUp,
}

/** The NOTIFICATION_PEOPLE modal: the accounts of a group, as far as the server lists them. */
export default function PeopleDialog({ payload, close }: ModalProps<'NOTIFICATION_PEOPLE'>) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { group, type, accounts, count } = payload
  const listed = useCapability('groupedNotifications')
  const list = useMemo(() => groupPeopleList(runtime, group), [runtime, group])
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    ...list,
    enabled: listed,
  })
  const known = data ? idsOf(data) : []
  const ids = [...accounts.filter((id) => !known.includes(id)), ...known]
  const isPending = listed && data === undefined && error === null
  const title = intl.formatMessage(TITLES[type] ?? peopleMessages.people)
  return (
    <Dialog title={title} onClose={close} onFailed={close}>
      {/* Styled lists lose their role in Safari, and the rows are no <li>. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div role="list" aria-label={title} aria-busy={isPending} className={styles.people}>
        {ids.map((id) => (
          <AccountRow key={id} id={id} />
        ))}
      </div>
      <div className={styles.end}>
        {error && <p role="alert">{errorText(error, intl)?.text}</p>}
        {error || hasNextPage ? (
          <Button busy={isFetching} onClick={() => void (error && !data ? refetch() : fetchNextPage())}>
            {intl.formatMessage(error ? peopleMessages.tryAgain : peopleMessages.more)}
          </Button>
        ) : (
          !isPending && ids.length < count && intl.formatMessage(peopleMessages.incomplete)
        )}
      </div>
    </Dialog>
  )
}
