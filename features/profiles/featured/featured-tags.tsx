import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { defineMessages, fullNumber, shortNumber, useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { normaliseTag } from '@/features/tags'
import type { Account } from '@/schemas/entities'
import type { FeaturedTag } from '@/schemas/statuses/tag'
import { featuredTagsQuery } from './queries'
import styles from './featured.module.css'

const messages = defineMessages({
  label: {
    id: 'featuredTags.label',
    defaultMessage: 'Featured hashtags',
    description: 'Label for screen readers: the hashtags that an account features',
  },
  count: {
    id: 'featuredTags.count',
    defaultMessage: '{count, plural, one {# post} other {# posts}}',
    description: 'Said by screen readers after a featured hashtag: how many posts of the account use it',
  },
})

interface Props {
  account: Account
  /** The open hashtag. */
  current?: string | null
  /** Content below. Shown once the hashtags are loaded, so that it is not pushed down. */
  children?: ReactNode
}

/** The featured hashtags of an account, linked to its posts with them; nothing when there are none. */
export function FeaturedTags({ account, current = null, children }: Props) {
  const { data = NONE, isPending } = useQuery(featuredTagsQuery(useRuntime(), account.id))
  return (
    <>
      {data.length > 0 && <Chips tags={data} account={account} current={current} />}
      {!isPending && children}
    </>
  )
}

const NONE: FeaturedTag[] = []

interface ChipsProps {
  tags: readonly FeaturedTag[]
  account: Account
  current: string | null
}

function Chips({ tags, account, current }: ChipsProps) {
  const intl = useIntl()
  return (
    <nav aria-label={intl.formatMessage(messages.label)}>
      <ul className={styles.tags}>
        {tags.map((tag) => (
          <li key={tag.id}>
            <AppLink
              to={paths.tagged(account.acct, tag.name)}
              className={styles.tag}
              aria-current={normaliseTag(tag.name) === normaliseTag(current ?? '') ? 'page' : undefined}
            >
              <bdi>#{tag.name}</bdi>
              {tag.statuses_count !== null && tag.statuses_count > 0 && (
                <span className={styles.count} title={fullNumber(intl, tag.statuses_count)}>
                  <span aria-hidden>{shortNumber(intl, tag.statuses_count)}</span>
                  <span className="visually-hidden">
                    {intl.formatMessage(messages.count, { count: tag.statuses_count })}
                  </span>
                </span>
              )}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
