import { useIntl } from '@/lib/i18n'
import { useEntity, useShownStatus } from '@/lib/runtime'
import type { StatusId } from '@/schemas/primitives'
import { topLinks } from './arrange'
import type { PostStats } from './post-stats'
import { messages } from '../messages'
import styles from './reader.module.css'

interface Props {
  stats: readonly PostStats[]
  /** Address of the page to filter by; null for none. */
  chosen: string | null
  onChoose: (url: string | null) => void
}

/** Maximum number of links in the list. */
const MAX_LINKS = 10

/** The pages shared most often in the span; each filters the posts. Null when there are none. */
export function TopLinks({ stats, chosen, onChoose }: Props) {
  const intl = useIntl()
  const links = topLinks(stats, MAX_LINKS)
  if (links.length === 0) return null
  return (
    <details className={styles.links} open={chosen !== null || undefined}>
      <summary>{intl.formatMessage(messages.topLinks, { count: links.length })}</summary>
      <ol>
        {links.map(({ url, people, post }) => (
          <Link
            key={url}
            url={url}
            people={people}
            post={post}
            pressed={chosen === url}
            onPress={() => onChoose(chosen === url ? null : url)}
          />
        ))}
      </ol>
    </details>
  )
}

interface LinkProps {
  url: string
  people: number
  post: StatusId
  pressed: boolean
  onPress: () => void
}

function Link({ url, people, post, pressed, onPress }: LinkProps) {
  const intl = useIntl()
  const card = useShownStatus(useEntity('status', post))?.card
  const title = card?.title || url
  const site = card?.provider_name || (URL.canParse(url) ? new URL(url).host : '')
  return (
    <li>
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className={styles.linkTitle}
        dir="auto"
      >
        {title}
      </a>
      <span className={styles.linkFoot}>
        <bdi>{site}</bdi>
        <button
          type="button"
          className={styles.chip}
          aria-pressed={pressed}
          aria-label={intl.formatMessage(messages.aboutLink, { title })}
          onClick={onPress}
        >
          {intl.formatMessage(messages.sharedBy, { count: people })}
        </button>
      </span>
    </li>
  )
}
