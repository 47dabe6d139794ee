import { useEffect, useMemo } from 'react'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { ResetFooter } from '@/lib/ui/settings-section/reset-footer'
import { isResettable, resetTopics } from './reset-topics'
import { noteSave } from './saved'
import type { SettingsTopic } from './topic'
import { TopicList } from './topic-list'
import { TopicProvider } from './setting'
import { messages } from './messages'
import styles from './topics.module.css'

interface Props {
  topic: SettingsTopic
  /** All topics, listed next to the open one where the column is wide enough. */
  topics: readonly SettingsTopic[]
  /** Id of the setting to show and focus. */
  wanted?: string | undefined
}

/** A page of settings, without a column header. */
export function TopicPage({ topic, topics, wanted }: Props) {
  const intl = useIntl()
  const { settings, ofAccount, Content } = topic
  const runtime = useRuntime()
  const state = useMemo(() => ({ settings, wanted }), [settings, wanted])
  useEffect(() => {
    const unsubscribers = ofAccount?.(runtime).map(({ subscribe }) => subscribe(() => noteSave(true))) ?? []
    return () => unsubscribers.forEach((unsubscribe) => unsubscribe())
  }, [ofAccount, runtime])
  return (
    <div className={styles.page}>
      <div className={styles.layout}>
        <TopicList topics={topics} current={topic.id} />
        <div className={styles.content}>
          <TopicProvider value={state}>
            <Content />
          </TopicProvider>
          {isResettable(topic) && (
            <ResetFooter
              note={intl.formatMessage(ofAccount ? messages.localToAccount : messages.local)}
              label={intl.formatMessage(messages.resetSection)}
              done={() => intl.formatMessage(messages.resetDone)}
              reset={() => resetTopics([topic], runtime)}
            />
          )}
        </div>
      </div>
    </div>
  )
}
