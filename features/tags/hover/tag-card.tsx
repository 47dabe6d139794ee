import { useQuery } from '@tanstack/react-query'
import { TagMuteButton } from '@/features/filters'
import { AppLink, paths } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { tagQuery } from '../queries'
import { TagFollowButton } from '../tag-follow-button'
import { TagWeek } from '../statistics/tag-week'
import styles from './tag-card.module.css'

/** The hover card of a hashtag: uses of the last week, buttons to mute and follow. */
export default function TagCard({ name }: { name: string }) {
  const runtime = useRuntime()
  const { data, isPending } = useQuery({
    ...tagQuery(runtime, name),
    staleTime: 60_000,
    refetchOnMount: true,
  })
  return (
    <div className={styles.card} aria-busy={isPending}>
      <div className={styles.top}>
        <AppLink to={paths.tag(name)} className={styles.name} dir="auto">
          #{data?.name || name}
        </AppLink>
        <div className={styles.actions}>
          <TagMuteButton name={name} />
          <TagFollowButton name={name} />
        </div>
      </div>
      <TagWeek tag={data} isPending={isPending} className={styles.week} />
    </div>
  )
}
