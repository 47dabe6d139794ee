import { defineMessages, useIntl, type Message } from '@/lib/i18n'
import { isPlainTag, type TagKind, type TagMode } from './tag-mode'
import styles from './tag-editor.module.css'

const messages = defineMessages({
  any: {
    id: 'tagSummary.any',
    defaultMessage: 'Including posts with {names}',
    description:
      'Line over a hashtag timeline that also shows posts with at least one of {names}, a list of hashtags',
  },
  all: {
    id: 'tagSummary.all',
    defaultMessage: 'Only posts that also have {names}',
    description: 'Line over a hashtag timeline; {names}: list of hashtags that posts must have',
  },
  none: {
    id: 'tagSummary.none',
    defaultMessage: 'Without {names}',
    description: 'Line over a hashtag timeline; {names}: list of hashtags that posts must not have',
  },
  local: {
    id: 'tagSummary.local',
    defaultMessage: 'Only from this server',
    description: 'Line over a hashtag timeline',
  },
})

const LINES: [TagKind, Message][] = [
  ['any', messages.any],
  ['all', messages.all],
  ['none', messages.none],
]

/** Describes the further conditions of a hashtag's list; null when there are none. */
export function TagSummary({ mode }: { mode: TagMode }) {
  const intl = useIntl()
  if (isPlainTag(mode)) return null
  return (
    <p className={styles.summary}>
      {LINES.filter(([kind]) => mode[kind].length > 0).map(([kind, message]) => (
        <bdi key={kind}>
          {intl.formatMessage(message, { names: intl.formatList(mode[kind].map((name) => `#${name}`)) })}
        </bdi>
      ))}
      {mode.local && <span>{intl.formatMessage(messages.local)}</span>}
    </p>
  )
}
