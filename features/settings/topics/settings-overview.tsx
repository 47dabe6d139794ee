import { useState } from 'react'
import { useIntl } from '@/lib/i18n'
import { AppLink, paths, useNavigation } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { SearchInput } from '@/lib/ui/search-input/search-input'
import { ResetFooter } from '@/lib/ui/settings-section/reset-footer'
import { resetTopics } from './reset-topics'
import { findSettings, type FoundSetting, type SettingsTopic } from './topic'
import { TopicList } from './topic-list'
import { messages } from './messages'
import styles from './topics.module.css'

const pathOf = ({ topic, entry }: FoundSetting) => paths.settingsTopic(topic.id, entry.id)

function Results({ found }: { found: readonly FoundSetting[] }) {
  const intl = useIntl()
  return (
    <ul className={styles.topics}>
      {found.map(({ topic, entry }) => (
        <li key={entry.id}>
          <AppLink to={pathOf({ topic, entry })} className={styles.topic}>
            <topic.icon size="1.25rem" />
            <span className={styles.words}>
              <span className={styles.name}>{intl.formatMessage(entry.label)}</span>
              <span className={styles.summary}>
                {[topic.title, ...(entry.scope ? [messages[entry.scope]] : [])]
                  .map((text) => intl.formatMessage(text))
                  .join(' · ')}
              </span>
            </span>
          </AppLink>
        </li>
      ))}
    </ul>
  )
}

/** All pages of settings, and a field that finds a setting. */
export function SettingsOverview({ topics }: { topics: readonly SettingsTopic[] }) {
  const intl = useIntl()
  const { go } = useNavigation()
  const runtime = useRuntime()
  const { http } = runtime
  const [query, setQuery] = useState('')
  const isSearching = query.trim() !== ''
  const found = findSettings(topics, query, intl, http.capabilities)
  return (
    <>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault()
          const [first] = found
          if (first) go(pathOf(first))
        }}
      >
        <SearchInput
          label={intl.formatMessage(messages.search)}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <output className={styles.count}>
          {isSearching && intl.formatMessage(messages.results, { count: found.length })}
        </output>
      </form>
      {!isSearching && <TopicList topics={topics} />}
      {isSearching && found.length > 0 && <Results found={found} />}
      {isSearching && found.length === 0 && (
        <EmptyState
          title={intl.formatMessage(messages.results, { count: 0 })}
          text={intl.formatMessage(messages.noneHint)}
        />
      )}
      <ResetFooter
        note={intl.formatMessage(messages.local)}
        label={intl.formatMessage(messages.reset)}
        done={() => intl.formatMessage(messages.resetDone)}
        reset={() => resetTopics(topics, runtime)}
      />
    </>
  )
}
