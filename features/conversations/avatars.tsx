import { Avatar } from '@/lib/ui/avatar/avatar'
import type { Account } from '@/schemas/entities'
import styles from './avatars.module.css'

/** Maximum number of people that are shown. */
const MAX_PEOPLE = 4

/** The avatars of up to four people in the space of one. */
export function Avatars({ people }: { people: readonly Account[] }) {
  const shown = people.slice(0, MAX_PEOPLE)
  return (
    <span className={styles.avatars} data-count={shown.length} aria-hidden>
      {shown.map(({ id, avatar_static: src }) => (
        <Avatar key={id} src={src} className={styles.avatar} />
      ))}
    </span>
  )
}
