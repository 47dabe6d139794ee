import { isApiError } from '@/lib/http'
import type { Draft } from '../drafts/draft'
import type { SubmitContext } from './after-publish'

/**
 * Lets a draft wait for the connection when this error is a reason to. Returns whether it waits. `change`: what else is
 * noted in the draft.
 */
export async function queuedFor(
  { waits, drafts }: SubmitContext,
  id: string,
  error: unknown,
  change: Partial<Pick<Draft, 'attempt' | 'editing'>> = {},
): Promise<boolean> {
  if (!waits || !isApiError(error) || !(await waits(error))) return false
  drafts.mark(id, { ...change, state: 'queued', problem: null })
  return true
}
