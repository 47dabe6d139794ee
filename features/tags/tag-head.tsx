import { useQuery } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { useCapability, useMayHave } from '@/features/instance'
import { isPermitted, ownAccountQuery } from '@/features/session'
import { defineMessages, useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { buttonProps } from '@/lib/ui/button/button'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { ShieldIcon, SparkleIcon } from '@/lib/ui/icons'
import { encodeComponent } from '@/lib/util/encode-component'
import { featureTagByName } from './mutations'
import { tagQuery } from './queries'
import { tagChanges } from './share-changes'
import { TagFollowButton } from './tag-follow-button'
import { TagWeek } from './statistics/tag-week'
import styles from './tag-head.module.css'

const messages = defineMessages({
  feature: {
    id: 'tag.feature',
    defaultMessage: 'Feature #{name} on your profile',
    description: 'Toggle button above the posts with a hashtag; {name}: the hashtag without #',
  },
  moderate: {
    id: 'tag.moderate',
    defaultMessage: 'Open moderation interface for #{name}',
    description: 'Link above the posts with a hashtag, for moderators; {name}: the hashtag without #',
  },
})

interface Props {
  name: string
  /** With the button that follows the hashtag. Default false. */
  follows?: boolean
  /** Called after the user featured the hashtag on the profile, or removed it. */
  onFeatured: () => void
  /** Controls of the posts, after those of the hashtag. */
  children?: ReactNode
}

/** Links to the page of the home server about a hashtag, for those whose role may open it. */
function ModerationLink({ id, name }: { id: string; name: string }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { data } = useQuery({ ...ownAccountQuery(runtime), enabled: runtime.me !== null })
  if (data?.kind !== 'active' || !isPermitted(data.account.permissions, 'taxonomies')) return null
  const label = intl.formatMessage(messages.moderate, { name })
  return (
    <a
      href={new URL(`/admin/tags/${encodeComponent(id)}`, runtime.identity.server).href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
      data-tooltip={label}
      {...buttonProps({ variant: 'quiet', size: 'small' })}
    >
      <ShieldIcon size={18} aria-hidden />
    </a>
  )
}

/** Statistics of a hashtag, and the button that features it; only `children` where the server knows no hashtags. */
export function TagHead({ name, follows = false, onFeatured, children }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const isKnown = useMayHave('followTags')
  const canFeature = useCapability('featureTags') && runtime.me !== null
  const { data, isPending } = useQuery({
    ...tagQuery(runtime, name),
    enabled: isKnown,
    staleTime: 30_000,
    refetchOnMount: true,
  })
  useEffect(() => tagChanges.follow(runtime), [runtime])
  const isFeatured = data?.featuring
  const controls = (
    <div className={styles.controls} data-follows={(follows && isKnown && runtime.me !== null) || undefined}>
      {canFeature && isFeatured !== undefined && (
        <IconButton
          icon={<SparkleIcon size={18} aria-hidden />}
          label={intl.formatMessage(messages.feature, { name })}
          pressed={isFeatured}
          onClick={() => {
            void runtime.run(featureTagByName, { name, on: !isFeatured }).then((isDone) => {
              if (!isDone) return
              tagChanges.send(runtime, { name, featuring: !isFeatured })
              onFeatured()
            })
          }}
        />
      )}
      {data?.id && <ModerationLink id={data.id} name={name} />}
      {follows && <TagFollowButton name={name} />}
      {children}
    </div>
  )
  if (!isKnown) return children && <div className={styles.head}>{controls}</div>
  return (
    <div className={styles.head} aria-busy={isPending}>
      <div className={styles.statistics}>
        <TagWeek tag={data} isPending={isPending} className={styles.week} />
      </div>
      {controls}
    </div>
  )
}
