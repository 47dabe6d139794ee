import { useQuery } from '@tanstack/react-query'
import { MissedInHome } from '@/features/catch-up'
import { instanceQuery, ServerHead } from '@/features/instance'
import { ProfileThumbnails } from '@/features/timelines'
import { useRuntime } from '@/lib/runtime'
import { paneSubjectOf } from './subject-of'
import styles from './pane-cards.module.css'

function ServerCard() {
  const { data } = useQuery(instanceQuery(useRuntime()))
  if (!data) return null
  return (
    <div className={styles.card}>
      <ServerHead instance={data} />
    </div>
  )
}

/** The cards of the sidebar about the page: the missed posts of home, media of a profile, and the server to visitors. */
export default function PaneCards({ path }: { path: string }) {
  const { me } = useRuntime()
  const subject = paneSubjectOf(path)
  return (
    <>
      {/* The start page of visitors has this card itself, and so has the page about the server. */}
      {me === null && path !== '/' && path !== '/about' && <ServerCard />}
      {me !== null && subject?.kind === 'home' && <MissedInHome />}
      {subject?.kind === 'profile' && <ProfileThumbnails key={subject.acct} acct={subject.acct} />}
    </>
  )
}
