import { PassFocusOnRemoval } from '@/lib/focus/pass-focus-on-removal'
import { ErrorState, type ErrorStateProps } from './error-state'

/** Replaces the rows of a list that failed to load. Once there are rows, the focus moves from its button to the first. */
export const RowsFailed = (props: ErrorStateProps) => (
  <PassFocusOnRemoval>
    <ErrorState {...props} />
  </PassFocusOnRemoval>
)
