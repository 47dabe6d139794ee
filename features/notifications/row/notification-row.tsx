import { memo } from 'react'
import type { NotificationGroup } from '../model/group'
import { PostRow } from './post-row'
import { SummaryRow } from './summary-row'
import { useRowData } from './use-row-data'

export interface RowProps {
  group: NotificationGroup
  unread: boolean
}

/** Types whose post is shown whole with its actions. */
const WHOLE: readonly string[] = ['mention', 'quote', 'status']

/** A group of notifications as a row of the list. */
export const NotificationRow = memo(function NotificationRow(props: RowProps) {
  const data = useRowData(props.group)
  const { status } = data
  return status && WHOLE.includes(props.group.type) ? (
    <PostRow {...props} data={data} status={status} />
  ) : (
    <SummaryRow {...props} data={data} />
  )
})
