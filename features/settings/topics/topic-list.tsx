import { useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import type { SettingsTopic } from './topic'
import { messages } from './messages'
import styles from './topics.module.css'

interface Props {
  topics: readonly SettingsTopic[]
  /** Id of the open topic. */
  current?: string
}

/** Links to all pages of settings: with their summaries, or short next to the open one. */
export function TopicList({ topics, current }: Props) {
  const intl = useIntl()
  return (
    <nav aria-label={intl.formatMessage(messages.sections)} className={styles.nav}>
      <ul className={styles.topics} data-short={current !== undefined || undefined}>
        {topics.map(({ id, title, summary, icon: Icon }) => (
          <li key={id}>
            <AppLink
              to={paths.settingsTopic(id)}
              className={styles.topic}
              aria-current={id === current ? 'page' : undefined}
            >
              <Icon size="1.25rem" />
              <span className={styles.words}>
                <span className={styles.name}>{intl.formatMessage(title)}</span>
                {current === undefined && (
                  <span className={styles.summary}>{intl.formatMessage(summary)}</span>
                )}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
