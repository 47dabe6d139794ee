import { lazyPart } from '@/lib/ui/lazy-part'
import type { NoticesProps } from './notices'

/** Few profiles have notices, so their code loads on demand. */
const LoadedNotices = lazyPart(() => import('./notices'))

/** Notices above a profile, if it has any: moved, memorial, suspended, blocked. */
export function Notices(props: NoticesProps) {
  const { memorial, suspended, limited, moved } = props.account
  const { blocked_by, blocking, domain_blocking, muting } = props.relationship ?? {}
  const has = memorial || suspended || limited || moved || blocked_by || blocking || domain_blocking || muting
  return has ? <LoadedNotices {...props} /> : null
}
