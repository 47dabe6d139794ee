import { useState } from 'react'
import { isApiError } from '@/lib/http'
import { defineMessages, useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { buttonProps } from '@/lib/ui/button/button'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { RowsFailed } from '@/lib/ui/error-state/rows-failed'
import { HashtagIcon } from '@/lib/ui/icons'
import { SkeletonList } from '@/lib/ui/skeleton/skeleton'
import { TagFollowButton } from '../tag-follow-button'
import { useFollowedTags } from '../use-followed-tags'
import styles from './followed-tags.module.css'

const messages = defineMessages({
  label: {
    id: 'followedTags.label',
    defaultMessage: 'Followed hashtags',
    description: 'Label for screen readers of the list of followed hashtags',
  },
  empty: {
    id: 'followedTags.empty',
    defaultMessage: 'No followed hashtags yet',
    description: 'Title of the page of followed hashtags while it is empty',
  },
  emptyText: {
    id: 'followedTags.emptyText',
    defaultMessage: 'Posts with hashtags you follow appear in your home feed.',
    description: 'Text of the page of followed hashtags while it is empty',
  },
  find: {
    id: 'followedTags.find',
    defaultMessage: 'See trending hashtags',
    description: 'Link on the page of followed hashtags while it is empty',
  },
  unsupported: {
    id: 'followedTags.unsupported',
    defaultMessage: 'You can’t follow hashtags on this server',
    description: 'Title of the page of followed hashtags on servers without them',
  },
})

/** The hashtags that the user follows. An unfollowed one stays in the list until the page is left, to follow it again. */
export default function FollowedTags() {
  const intl = useIntl()
  const query = useFollowedTags(true)
  const { data, error, isFetching } = query
  const [shown, setShown] = useState<readonly string[]>([])
  const isShown = (name: string) => shown.some((other) => other.toLowerCase() === name.toLowerCase())
  const added = data?.filter((name) => !isShown(name)) ?? []
  if (added.length > 0) setShown([...shown, ...added])
  if (shown.length > 0)
    return (
      <ul className={styles.list} aria-label={intl.formatMessage(messages.label)}>
        {shown.map((name) => (
          <li key={name.toLowerCase()} className={styles.tag}>
            <AppLink to={paths.tag(name)} className={styles.name}>
              <bdi>#{name}</bdi>
            </AppLink>
            <TagFollowButton
              name={name}
              listed={{ tag: { name, url: '', following: true }, at: query.dataUpdatedAt }}
            />
          </li>
        ))}
      </ul>
    )
  if (isApiError(error, 'notFound', 'invalid'))
    return <EmptyState icon={<HashtagIcon />} title={intl.formatMessage(messages.unsupported)} />
  if (error && !data)
    return <RowsFailed error={error} busy={isFetching} onRetry={() => void query.refetch()} />
  if (!data) return <SkeletonList kind="account" />
  return (
    <EmptyState
      icon={<HashtagIcon />}
      title={intl.formatMessage(messages.empty)}
      text={intl.formatMessage(messages.emptyText)}
      action={
        <AppLink to={paths.trendingTags} {...buttonProps()}>
          {intl.formatMessage(messages.find)}
        </AppLink>
      }
    />
  )
}
