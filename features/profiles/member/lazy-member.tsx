import { lazyPart } from '@/lib/ui/lazy-part'
import styles from './lazy-member.module.css'

/** Reserves the space of the first line. */
const Line = () => <div className={styles.line} />

/** The part of a profile that only members see. */
export const MemberAbout = lazyPart(() => import('./member-about'), Line)

/** The button for notifications about new posts. */
export const ProfileBell = lazyPart(() => import('./bell'), undefined, { failure: 'quiet' })
