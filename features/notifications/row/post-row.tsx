import { useMemo } from 'react'
import { StatusCard } from '@/features/statuses'
import { useIntl, type Message } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { CloseIcon } from '@/lib/ui/icons'
import { actionEntries } from '@/lib/ui/menu/action-entries'
import type { Status } from '@/schemas/entities'
import { sentenceOf } from '../sentence'
import { dismissAction } from './dismiss'
import { isReplyTo, rowStyleOf } from './row-style'
import { rowMessages } from './messages'
import type { RowProps } from './notification-row'
import type { RowData } from './use-row-data'
import styles from './row.module.css'

interface Props extends RowProps {
  data: RowData
  status: Status
}

/** Returns the line above a whole post. */
function lineOf(type: string, { status, me }: RowData): Message {
  if (type === 'quote') return rowMessages.quote
  if (type === 'status') return rowMessages.status
  const isReply = isReplyTo(status, me)
  if (status?.visibility === 'direct') return isReply ? rowMessages.privateReply : rowMessages.privateMention
  return isReply ? rowMessages.reply : rowMessages.mention
}

/** A notification about a post by someone else, which is shown whole. */
export function PostRow({ group, data, status, unread }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { type } = group
  const { Icon, tone } = rowStyleOf(type, status, data.me)
  const { message, values } = sentenceOf(group, data)
  const sentence = intl.formatMessage(message, values)
  const line = intl.formatMessage(lineOf(type, data))
  const lead = useMemo(
    () => ({
      line: (
        <p className={styles.lead} data-tone={tone}>
          <Icon size="0.875rem" aria-hidden />
          {line}
        </p>
      ),
      text: unread ? `${intl.formatMessage(rowMessages.unread)}, ${sentence}` : sentence,
      entries: (holder: HTMLElement | null) => {
        const dismiss = dismissAction(runtime, group, intl, () => holder)
        return actionEntries(dismiss ? [dismiss] : [], { dismiss: CloseIcon }, intl)
      },
    }),
    [Icon, tone, line, sentence, unread, intl, runtime, group],
  )
  return (
    // The article inside has the focus.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles.whole}
      data-unread={unread || undefined}
      data-type={type}
      onKeyDown={({ key, target }) => {
        if (key === 'Delete' && target instanceof HTMLElement && target.matches('article'))
          dismissAction(runtime, group, intl, () => target)?.run()
      }}
    >
      <StatusCard id={status.id} lead={lead} />
    </div>
  )
}
