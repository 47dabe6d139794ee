import type { ApiError } from '@/lib/http'
import { useRuntime } from '@/lib/runtime'
import { ErrorState } from '@/lib/ui/error-state/error-state'
import { MembersOnly } from '../members-only'
import { PassesFocus } from '@/lib/focus/passes-focus'

interface Props {
  error: ApiError
  /** It is asked for again. */
  busy: boolean
  onRetry: () => void
}

/** Instead of a plain list that did not come: why, and what can be done. */
export default function ListFailed({ error, busy, onRetry }: Props) {
  const { me } = useRuntime()
  if (me === null && [401, 403, 422].includes(error.status ?? 0)) return <MembersOnly />
  return (
    <PassesFocus>
      <ErrorState error={error} onRetry={onRetry} busy={busy} />
    </PassesFocus>
  )
}
