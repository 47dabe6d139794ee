import { defineMessages, useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { passFocus } from '@/lib/focus/pass-focus'
import { setOpened, useOpened } from '../../view-store'
import styles from './hashtag-bar.module.css'

const messages = defineMessages({
  label: {
    id: 'status.tags',
    defaultMessage: 'Hashtags',
    description: 'For screen readers: name of the list of hashtags under a post',
  },
  more: {
    id: 'status.tags.more',
    defaultMessage: 'and {count} more',
    description: 'Button under a post: shows its other hashtags; {count}: their number',
  },
})

/** Tags shown before the rest is collapsed; a single further tag is not collapsed. */
const MAX_SHOWN_TAGS = 3

interface Props {
  /** As written, without '#'. */
  tags: readonly string[]
  /** Key of the post in the view store. */
  name: string
}

/** The closing hashtags of a post in a bar of their own. */
export function HashtagBar({ tags, name }: Props) {
  const intl = useIntl()
  const { tags: all = false } = useOpened(name)
  const shown = all || tags.length <= MAX_SHOWN_TAGS + 1 ? tags : tags.slice(0, MAX_SHOWN_TAGS)
  const rest = tags.length - shown.length
  return (
    <ul className={styles.bar} aria-label={intl.formatMessage(messages.label)}>
      {shown.map((tag) => (
        <li key={tag}>
          <AppLink to={paths.tag(tag)} className={styles.tag} dir="auto" data-link="tag" data-tag={tag}>
            #{tag}
          </AppLink>
        </li>
      ))}
      {rest > 0 && (
        <li>
          <button
            type="button"
            className={styles.more}
            onClick={({ currentTarget }) => {
              setOpened(name, { tags: true })
              passFocus(currentTarget.closest('ul'), `li:nth-child(${MAX_SHOWN_TAGS + 1}) a`)
            }}
          >
            {intl.formatMessage(messages.more, { count: rest })}
          </button>
        </li>
      )}
    </ul>
  )
}
