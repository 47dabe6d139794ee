import { useEffect } from 'react'
import { useIntl } from '@/lib/i18n'
import type { Page } from '../../../pages/page'
import { columnKindOf } from './column-kind'
import { ColumnAccount } from './column-account'
import { ColumnTitle } from './column-body'
import { UnreadMark, useColumnList } from './unread-mark'
import { setTitleOf, useTitleOf } from '../columns-on-screen'
import type { ColumnEntry } from '../deck-columns'
import { messages } from '../messages'
import { openColumn } from '../open-column'
import styles from '../deck.module.css'

interface Props {
  column: ColumnEntry
  page: Page
}

/** Returns the title of a collapsed column. It is foreign if it was stored in another language than that of the interface. */
function useStripTitle({ id, title, titleLocale }: ColumnEntry) {
  const { locale } = useIntl()
  const shown = useTitleOf(id)
  const isForeign = titleLocale !== locale
  const isOutdated = !isForeign && shown !== undefined && shown !== title
  useEffect(() => {
    if (isOutdated) setTitleOf(id, title)
  }, [isOutdated, id, title])
  return { title: (isForeign && shown) || title, isForeign }
}

/** A collapsed column, which expands on press. Its list stays connected, for the mark of new items. */
export function ColumnStrip({ column, page }: Props) {
  const { id, path } = column
  const intl = useIntl()
  const { icon: Icon } = columnKindOf(path)
  const { title, isForeign } = useStripTitle(column)
  const label = intl.formatMessage(messages.expand, { name: title })
  const list = useColumnList(page)
  useEffect(() => list?.mount({ patient: true }), [list])
  return (
    <button type="button" className={styles.strip} onClick={() => openColumn(id)} data-tooltip={label}>
      <Icon size={18} aria-hidden />
      <span className="visually-hidden">{label}</span>
      {isForeign && <ColumnTitle page={page} />}
      <UnreadMark id={id} page={page} />
      <ColumnAccount />
      <bdi className={styles.stripTitle} aria-hidden>
        {title}
      </bdi>
    </button>
  )
}
