import { isForMembersOnly, type ApiError } from '@/lib/http'
import { useRuntime } from '@/lib/runtime'
import { RowsFailed } from '@/lib/ui/error-state/rows-failed'
import { MembersOnly } from '../members-only'

interface Props {
  error: ApiError
  /** True while the list is requested again. */
  busy: boolean
  onRetry: () => void
}

/** Shown when a plain list failed to load, with the reason and what to do: retry, or sign in. */
export default function ListFailed({ error, busy, onRetry }: Props) {
  const { me } = useRuntime()
  if (isForMembersOnly(me, error)) return <MembersOnly />
  return <RowsFailed error={error} onRetry={onRetry} busy={busy} />
}
