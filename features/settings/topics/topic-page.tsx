import { useMemo } from 'react'
import { useIntl } from '@/lib/i18n'
import { ResetFooter } from '@/lib/ui/settings-section/reset-footer'
import { resetFields } from '../reset-fields'
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
  const { settings, Content } = topic
  const state = useMemo(() => ({ settings, wanted }), [settings, wanted])
  const fields = settings.flatMap(({ key }) => key ?? [])
  return (
    <div className={styles.page}>
      <div className={styles.layout}>
        <TopicList topics={topics} current={topic.id} />
        <div className={styles.content}>
          <TopicProvider value={state}>
            <Content />
          </TopicProvider>
          {fields.length > 0 && (
            <ResetFooter
              note={intl.formatMessage(messages.local)}
              label={intl.formatMessage(messages.resetSection)}
              done={intl.formatMessage(messages.resetDone)}
              reset={() => resetFields(fields)}
            />
          )}
        </div>
      </div>
    </div>
  )
}
