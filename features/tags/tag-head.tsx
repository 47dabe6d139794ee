import { useQuery } from '@tanstack/react-query'
import { useCapability, useMayHave } from '@/features/instance'
import { defineMessages, useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { SparkleIcon } from '@/lib/ui/icons'
import { featureTagByName } from './mutations'
import { tagQuery } from './queries'
import { TagWeek } from './statistics/tag-week'
import styles from './tag-head.module.css'

const messages = defineMessages({
  feature: {
    id: 'tag.feature',
    defaultMessage: 'Feature #{name} on your profile',
    description: 'Toggle button above the posts with a hashtag; {name}: the hashtag without #',
  },
})

interface Props {
  name: string
  /** Called after the user featured the hashtag, or stopped to. */
  onFeatured: () => void
}

/** Statistics of a hashtag, and the button that features it. Nothing where the server knows no hashtags. */
export function TagHead({ name, onFeatured }: Props) {
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
  if (!isKnown) return null
  const isFeatured = data?.featuring
  return (
    <div className={styles.head} aria-busy={isPending}>
      <TagWeek tag={data} isPending={isPending} className={styles.week} />
      {canFeature && isFeatured !== undefined && (
        <IconButton
          icon={<SparkleIcon size={18} aria-hidden />}
          label={intl.formatMessage(messages.feature, { name })}
          pressed={isFeatured}
          onClick={() => {
            void runtime.run(featureTagByName, { name, on: !isFeatured }).then((isDone) => {
              if (isDone) onFeatured()
            })
          }}
        />
      )}
    </div>
  )
}
