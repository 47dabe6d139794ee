import { useEffect, useRef, type RefObject } from 'react'
import { defineMessages, useIntl } from '@/lib/i18n'
import { pushModal } from '@/lib/modals'
import { paths } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { LinkRow } from '@/lib/ui/link-row/link-row'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { ErrorState } from '@/lib/ui/error-state/error-state'
import { ListIcon } from '@/lib/ui/icons'
import { SkeletonList } from '@/lib/ui/skeleton/skeleton'
import { noteScreenShown } from '@/lib/util/first-screen'
import type { List } from '@/schemas/list'
import './edit/payload'
import { ListMenu } from './edit/list-menu'
import { messages as common } from './messages'
import { useLists } from './use-list'
import styles from './lists-overview.module.css'

const messages = defineMessages({
  empty: {
    id: 'lists.empty',
    defaultMessage: 'No lists yet',
    description: 'Title of the page of lists while there are none',
  },
  emptyText: {
    id: 'lists.emptyText',
    defaultMessage: 'A list shows the posts of people you choose in a separate timeline.',
    description: 'Text on the page of lists while there are none',
  },
  exclusive: {
    id: 'lists.exclusive',
    defaultMessage: 'Members hidden in Home',
    description: 'Note next to a list whose members are not shown in the home feed',
  },
})

function Rows({ lists, overview }: { lists: readonly List[]; overview: RefObject<HTMLElement | null> }) {
  const intl = useIntl()
  const { identity } = useRuntime()
  useEffect(noteScreenShown, [])
  if (lists.length === 0)
    return (
      <EmptyState
        icon={<ListIcon />}
        title={intl.formatMessage(messages.empty)}
        text={intl.formatMessage(messages.emptyText)}
        action={
          <Button onClick={() => void pushModal('LIST', { listId: null }, identity.key)}>
            {intl.formatMessage(common.newList)}
          </Button>
        }
      />
    )
  return (
    <ul className={styles.list}>
      {lists.map((list) => (
        <LinkRow
          key={list.id}
          to={paths.list(list.id)}
          icon={<ListIcon size={20} aria-hidden />}
          action={<ListMenu list={list} focusAfterDelete={overview} />}
        >
          <span className={styles.name}>
            <bdi>{list.title}</bdi>
          </span>
          {list.exclusive && <span className={styles.note}>{intl.formatMessage(messages.exclusive)}</span>}
        </LinkRow>
      ))}
    </ul>
  )
}

interface Props {
  /** Returns the lists in the order to show. Default: that of the server. */
  sort?: (lists: readonly List[]) => readonly List[]
}

/** The user's lists, each linked to its timeline. */
export function ListsOverview({ sort = (lists) => lists }: Props) {
  const overview = useRef<HTMLDivElement>(null)
  const { data, error, isFetching, refetch } = useLists(true, true)
  if (data === undefined && error)
    return <ErrorState error={error} onRetry={() => void refetch()} busy={isFetching} />
  if (data === undefined) return <SkeletonList kind="account" rows={4} />
  return (
    <div ref={overview}>
      <Rows lists={sort(data)} overview={overview} />
    </div>
  )
}
