import { useDeferredValue, useState } from 'react'
import { useIntl } from '@/lib/i18n'
import type { ModalProps } from '@/lib/modals'
import { paths, useNavigation } from '@/lib/navigation'
import { useKeyChoices, useShortcuts } from '@/lib/shortcuts'
import { Button } from '@/lib/ui/button/button'
import { Dialog } from '@/lib/ui/dialog'
import { SearchInput } from '@/lib/ui/search-input/search-input'
import { findShortcuts, matchesQuery } from './find-shortcuts'
import { KeyCaps } from './key-caps'
import { fixedKeys, groupNames, messages } from './messages'
import styles from './keys.module.css'

const FIXED = [
  [fixedKeys.enter, 'Enter'],
  [fixedKeys.escape, 'Escape'],
  [fixedKeys.send, '$mod+Enter'],
  [fixedKeys.notices, 'F6'],
] as const

interface Row {
  id: string
  label: string
  keys: readonly string[]
}

function Rows({ title, rows }: { title: string; rows: readonly Row[] }) {
  return (
    <section className={styles.sheetGroup}>
      <h3 className={styles.sheetTitle}>{title}</h3>
      <dl className={styles.rows}>
        {rows.map(({ id, label, keys }) => (
          <div key={id} className={styles.sheetRow}>
            <dt>{label}</dt>
            <dd className={styles.alternatives}>
              {keys.map((each) => (
                <KeyCaps key={each} keys={each} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The keyboard shortcuts in use, with a search. */
export default function HelpSheet({ close }: ModalProps<'SHORTCUTS'>) {
  const intl = useIntl()
  const { go } = useNavigation()
  const all = useShortcuts()
  const choices = useKeyChoices()
  const [query, setQuery] = useState('')
  const wanted = useDeferredValue(query)
  const groups = findShortcuts(all, { query: wanted, choices, intl })
    .map(({ group, shortcuts }) => ({
      group,
      rows: shortcuts
        .filter(({ keys }) => keys.length > 0)
        .map(({ shortcut, label, keys }) => ({ id: shortcut.id, label, keys })),
    }))
    .filter(({ rows }) => rows.length > 0)
  const fixed = FIXED.map(([label, key]) => ({
    id: key,
    label: intl.formatMessage(label),
    keys: [key],
  })).filter(({ label, keys }) => matchesQuery(wanted, label, keys))
  const isEmpty = groups.length === 0 && fixed.length === 0
  return (
    <Dialog
      title={intl.formatMessage(messages.title)}
      size="large"
      onClose={close}
      footer={<Button onClick={() => go(paths.keySettings)}>{intl.formatMessage(messages.change)}</Button>}
    >
      <SearchInput
        label={intl.formatMessage(messages.find)}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <output className={styles.none}>{isEmpty && intl.formatMessage(messages.none)}</output>
      <div className={styles.sheet}>
        {groups.map(({ group, rows }) => (
          <Rows key={group} title={intl.formatMessage(groupNames[group])} rows={rows} />
        ))}
        {fixed.length > 0 && <Rows title={intl.formatMessage(groupNames.fixed)} rows={fixed} />}
      </div>
    </Dialog>
  )
}
