import { useCachedEntity, useMissing } from '@/lib/runtime'
import type { Quote } from '@/schemas/entities'
import { quoteView } from './quote-view'

/** True when the quoted post was deleted or the server no longer has it. */
export function useQuoteLost(quote: Quote | null | undefined): boolean {
  const view = quote ? quoteView(quote) : null
  const id = view === null || view.kind === 'note' ? null : view.id
  const quoted = useCachedEntity('status', id)
  const missing = useMissing('status', id)
  return quoted ? quoted.gone === true : missing
}
