import { useEffect } from 'react'
import { useIntl } from '@/lib/i18n'
import type { Page } from '../../../pages/page'
import { columnKindOf } from './column-kind'
import { ColumnAccount } from './column-account'
import { UnreadMark, useColumnList } from './unread-mark'
import { focusColumn } from '../columns-on-screen'
import { withColumnChanged, type ColumnEntry } from '../deck-columns'
import { changeColumns } from '../deck-store'
import { messages } from '../messages'
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
  const expand = () => {
    changeColumns((columns) => withColumnChanged(columns, id, { collapsed: false }))
    requestAnimationFrame(() => focusColumn(id))
  }
  return (
    <button type="button" className={styles.strip} onClick={expand} data-tooltip={label}>
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
