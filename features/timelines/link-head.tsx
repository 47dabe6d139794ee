import { skipToken, useQuery } from '@tanstack/react-query'
import { LinkCard } from '@/features/statuses'
import { useEntity } from '@/lib/runtime'
import { isId } from '@/lib/live-list'
import type { TimelineState } from './engine/timeline-state'
import styles from './link-head.module.css'
import { timelineKeys } from './keys'

const firstPost = (state: TimelineState) => state.entries.find(isId) ?? null

/** The header of the posts about a link: its preview card from the first post, else its address. */
export function LinkHead({ url }: { url: string }) {
  const { data: id = null } = useQuery({
    queryKey: timelineKeys.link(url),
    queryFn: skipToken,
    select: firstPost,
  })
  const card = useEntity('status', id)?.card
  return (
    <div className={styles.head}>
      {card ? (
        <LinkCard card={card} sensitive={false} name={`link/${url}`} />
      ) : (
        /^https?:\/\//i.test(url) && (
          <a href={url} target="_blank" rel="noopener noreferrer nofollow" dir="ltr" translate="no">
            {url}
          </a>
        )
      )}
    </div>
  )
}
