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
import { fixedKeys, groupNames, messages, playerKeys } from './messages'
import styles from './keys.module.css'

/** Keys that cannot be changed, so they are not in the registry of shortcuts. */
const FIXED_KEYS = [
  { label: fixedKeys.enter, binding: 'Enter' },
  { label: fixedKeys.escape, binding: 'Escape' },
  { label: fixedKeys.send, binding: '$mod+Enter' },
  { label: fixedKeys.notices, binding: 'F6' },
] as const

/** The keys of a focused player. */
const PLAYER_KEYS = [
  { label: playerKeys.play, bindings: ['k', 'Space'] },
  { label: playerKeys.mute, bindings: ['m'] },
  { label: playerKeys.fullscreen, bindings: ['f'] },
  { label: playerKeys.back, bindings: ['j', 'ArrowLeft'] },
  { label: playerKeys.forward, bindings: ['l', 'ArrowRight'] },
  { label: playerKeys.louder, bindings: ['ArrowUp'] },
  { label: playerKeys.quieter, bindings: ['ArrowDown'] },
  { label: playerKeys.frameBack, bindings: [','] },
  { label: playerKeys.frameForward, bindings: ['.'] },
] as const

interface Row {
  id: string
  /** Says what the keys do. */
  label: string
  /** Alternative bindings, e.g. "j" and "ArrowDown". */
  keys: readonly string[]
}

function Group({ title, rows }: { title: string; rows: readonly Row[] }) {
  return (
    <section className={styles.sheetGroup}>
      <h3 className={styles.sheetTitle}>{title}</h3>
      <dl className={styles.rows}>
        {rows.map(({ id, label, keys }) => (
          <div key={id} className={styles.sheetRow}>
            <dt>{label}</dt>
            <dd className={styles.alternatives}>
              {keys.map((binding) => (
                <KeyCaps key={binding} binding={binding} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The keyboard shortcuts in use, with a search. Shortcuts without keys are left out: they cannot be used. */
export default function HelpSheet({ close }: ModalProps<'SHORTCUTS'>) {
  const intl = useIntl()
  const { go } = useNavigation()
  const shortcuts = useShortcuts()
  const choices = useKeyChoices()
  const [text, setText] = useState('')
  // Typing must not wait for the rows.
  const query = useDeferredValue(text)
  const changeable = findShortcuts(shortcuts, { query, choices, intl }).map((found) => ({
    group: found.group,
    rows: found.shortcuts
      .filter(({ keys }) => keys.length > 0)
      .map(({ shortcut, label, keys }): Row => ({ id: shortcut.id, label, keys })),
  }))
  const fixed = {
    group: 'fixed' as const,
    rows: FIXED_KEYS.map(({ label, binding }): Row => ({
      id: binding,
      label: intl.formatMessage(label),
      keys: [binding],
    })).filter(({ label, keys }) => matchesQuery(query, label, keys)),
  }
  const player = {
    group: 'player' as const,
    rows: PLAYER_KEYS.map(({ label, bindings }): Row => ({
      id: bindings[0],
      label: intl.formatMessage(label),
      keys: bindings,
    })).filter(({ label, keys }) => matchesQuery(query, label, keys)),
  }
  const groups = [...changeable, player, fixed].filter(({ rows }) => rows.length > 0)
  return (
    <Dialog
      title={intl.formatMessage(messages.title)}
      size="large"
      onClose={close}
      footer={<Button onClick={() => go(paths.keySettings)}>{intl.formatMessage(messages.change)}</Button>}
    >
      <SearchInput
        label={intl.formatMessage(messages.find)}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <output className={styles.none}>{groups.length === 0 && intl.formatMessage(messages.none)}</output>
      <div className={styles.sheet}>
        {groups.map(({ group, rows }) => (
          <Group key={group} title={intl.formatMessage(groupNames[group])} rows={rows} />
        ))}
      </div>
    </Dialog>
  )
}
