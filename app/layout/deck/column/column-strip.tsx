import { useEffect } from 'react'
import { useIntl } from '@/lib/i18n'
import type { Page } from '../../../pages/page'
import { columnKindOf } from './column-kind'
import { ColumnAccount } from './column-account'
import { UnreadMark, useColumnList } from './unread-mark'
import type { ColumnEntry } from '../deck-columns'
import { messages } from '../messages'
import { openColumn } from '../open-column'
import styles from '../deck.module.css'

interface Props {
  column: ColumnEntry
  page: Page
}

/** A collapsed column, which expands on press. Its list stays connected, for the mark of new items. */
export function ColumnStrip({ column: { id, path, title }, page }: Props) {
  const intl = useIntl()
  const { icon: Icon } = columnKindOf(path)
  const label = intl.formatMessage(messages.expand, { name: title })
  const list = useColumnList(page)
  useEffect(() => list?.mount({ patient: true }), [list])
  return (
    <button type="button" className={styles.strip} onClick={() => openColumn(id)} data-tooltip={label}>
      <Icon size={18} aria-hidden />
      <span className="visually-hidden">{label}</span>
      <UnreadMark id={id} page={page} />
      <ColumnAccount />
      <bdi className={styles.stripTitle} aria-hidden>
        {title}
      </bdi>
    </button>
  )
}
