import { useQuery } from '@tanstack/react-query'
import { memo, useEffect } from 'react'
import { MissedInHome } from '@/features/catch-up'
import { instanceQuery, ServerHead } from '@/features/instance'
import { ProfileThumbnails } from '@/features/timelines'
import { useRuntime } from '@/lib/runtime'
import { AuthorCards } from './author-card'
import { paneSubjectOf } from './subject-of'
import styles from './pane-cards.module.css'

interface Settling {
  /** Called once a card has its final size or turned out to be absent, so that what is below it can follow. */
  onSettled: () => void
}

function ServerCard({ onSettled }: Partial<Settling>) {
  const { data, isPending, fetchStatus } = useQuery(instanceQuery(useRuntime()))
  const isSettled = !isPending || fetchStatus === 'paused'
  useEffect(() => {
    if (isSettled) onSettled?.()
  }, [isSettled, onSettled])
  if (!data) return null
  return (
    <div className={styles.card}>
      <ServerHead instance={data} />
    </div>
  )
}

function NoCard({ onSettled }: Settling) {
  useEffect(onSettled, [onSettled])
  return null
}

/**
 * The cards of the sidebar about the page: the missed posts of home, media of a profile, the author of a thread, and the
 * server to visitors.
 */
export default memo(function PaneCards({ path, onSettled }: Settling & { path: string }) {
  const { me } = useRuntime()
  const subject = paneSubjectOf(path)
  // The start page of visitors has this card itself, and so has the page about the server.
  const hasServer = me === null && path !== '/' && path !== '/about'
  const hasMissed = me !== null && subject?.kind === 'home'
  const hasMedia = subject?.kind === 'profile'
  const hasAuthor = me !== null && subject?.kind === 'thread'
  return (
    <>
      {hasServer && <ServerCard {...(!hasMedia && { onSettled })} />}
      {hasMissed && <MissedInHome onSettled={onSettled} onFailed={onSettled} />}
      {hasMedia && (
        <ProfileThumbnails
          key={subject.acct}
          acct={subject.acct}
          onSettled={onSettled}
          onFailed={onSettled}
        />
      )}
      {hasAuthor && <AuthorCards key={subject.id} id={subject.id} onSettled={onSettled} />}
      {!hasServer && !hasMissed && !hasMedia && !hasAuthor && <NoCard onSettled={onSettled} />}
    </>
  )
})
