import { useState } from 'react'
import { Setting } from '@/features/settings'
import { useIntl } from '@/lib/i18n'
import {
  conflictsOf,
  getKeyChoices,
  keysOf,
  KEY_SCHEMES,
  openShortcutHelp,
  resetKeys,
  setKeyChoices,
  setKeyScheme,
  useKeyChoices,
  useShortcuts,
} from '@/lib/shortcuts'
import { useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { SearchInput } from '@/lib/ui/search-input/search-input'
import { Select } from '@/lib/ui/select'
import { ResetFooter } from '@/lib/ui/settings-section/reset-footer'
import { findShortcuts } from './find-shortcuts'
import { KeyRow } from './key-row'
import { groupNames, messages } from './messages'
import styles from './keys.module.css'

/** The page to choose a set of keys and to change single ones. */
export function KeysPage() {
  const intl = useIntl()
  const { identity } = useRuntime()
  const all = useShortcuts()
  const choices = useKeyChoices()
  const [query, setQuery] = useState('')
  const groups = findShortcuts(all, { query, choices, intl })
  const bound = all.map((shortcut) => ({ shortcut, keys: keysOf(shortcut, choices) }))
  const names = new Map(all.map(({ id, label }) => [id, intl.formatMessage(label)]))
  const reset = () => {
    const before = getKeyChoices()
    resetKeys()
    return () => setKeyChoices(before)
  }
  return (
    <>
      <div className={styles.page}>
        <Setting id="scheme">
          <Select
            label={intl.formatMessage(messages.scheme)}
            hint={intl.formatMessage(messages.schemeHint)}
            value={choices.scheme}
            onChange={(next) => setKeyScheme(KEY_SCHEMES.find((each) => each === next) ?? 'mastodon')}
            options={KEY_SCHEMES.map((each) => ({ value: each, label: intl.formatMessage(messages[each]) }))}
          />
        </Setting>
        <div>
          <Button size="small" onClick={() => openShortcutHelp(identity.key)}>
            {intl.formatMessage(messages.show)}
          </Button>
        </div>
        <SearchInput
          label={intl.formatMessage(messages.find)}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <output className={styles.none}>{groups.length === 0 && intl.formatMessage(messages.none)}</output>
        {groups.map(({ group, shortcuts }) => (
          <section key={group}>
            <h2 className={styles.title}>{intl.formatMessage(groupNames[group])}</h2>
            <ul className={styles.list}>
              {shortcuts.map((listed) => (
                <KeyRow
                  key={listed.shortcut.id}
                  listed={listed}
                  conflicts={conflictsOf(listed.shortcut.id, listed.keys, bound).map(
                    (id) => names.get(id) ?? id,
                  )}
                  isCustomised={listed.shortcut.id in choices.own}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <ResetFooter
        note={intl.formatMessage(messages.local)}
        label={intl.formatMessage(messages.reset)}
        done={() => intl.formatMessage(messages.resetDone)}
        reset={reset}
      />
    </>
  )
}
