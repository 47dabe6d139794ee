import type { ReactNode } from 'react'
import { AppLink, paths } from '@/lib/navigation'
import { useEntity, useRuntime } from '@/lib/runtime'
import type { NotificationGroup } from '../../model/group'
import type { RowData } from '../use-row-data'
import { openPeople } from './open-people'
import styles from '../row.module.css'

interface Props {
  group: NotificationGroup
  data: RowData
  /** "3 others". */
  children: ReactNode
}

/** Leads to the other people of a group: the page of everyone who boosted or favourited the post, else a dialog. */
export function Others({ group, data, children }: Props) {
  const { identity } = useRuntime()
  const { status } = data
  const author = useEntity('account', status?.account ?? null)
  if (status && author && (group.type === 'favourite' || group.type === 'reblog')) {
    const to = (group.type === 'reblog' ? paths.reblogs : paths.favouritedBy)(author.acct, status.id)
    return (
      <AppLink to={to} className={styles.others}>
        {children}
      </AppLink>
    )
  }
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={styles.others}
      onClick={() => openPeople(group, identity.key)}
    >
      {children}
    </button>
  )
}
