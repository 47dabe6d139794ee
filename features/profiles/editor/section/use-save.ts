import { useState } from 'react'
import type { ApiError } from '@/lib/http'
import type { MutationHandlers } from '@/lib/runtime/define-mutation'

/** The state of saving one section. */
export type SaveState =
  | { readonly kind: 'idle' | 'saving' | 'saved' }
  | { readonly kind: 'failed'; readonly error: ApiError }

const IDLE: SaveState = { kind: 'idle' }

interface Save {
  readonly state: SaveState
  /** Follows the mutation that `save` runs with the given handlers. Resolves to true when the server accepted it. */
  readonly run: (save: (handlers: MutationHandlers<unknown>) => Promise<boolean>) => Promise<boolean>
  /** Forgets the last result, once the user continues to edit. */
  readonly reset: () => void
}

/** Saves one section and keeps the state of that. */
export function useSave(): Save {
  const [state, setState] = useState(IDLE)
  return {
    state,
    async run(save) {
      setState({ kind: 'saving' })
      const isSaved = await save({
        onFailed: (error) => setState({ kind: 'failed', error }),
        skipAlert: true,
      })
      if (isSaved) setState({ kind: 'saved' })
      return isSaved
    },
    reset: () => setState((current) => (current.kind === 'saving' ? current : IDLE)),
  }
}
