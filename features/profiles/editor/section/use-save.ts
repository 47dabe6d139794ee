import { useState } from 'react'
import type { ApiError } from '@/lib/http'
import { useRuntime } from '@/lib/runtime'
import type { changeProfile } from '../mutations'

/** The state of saving one section. */
export type SaveState =
  | { readonly kind: 'idle' | 'saving' | 'saved' }
  | { readonly kind: 'failed'; readonly error: ApiError }

const IDLE: SaveState = { kind: 'idle' }

interface Save {
  readonly state: SaveState
  /** Runs the mutation that `create` returns. Resolves to true when the server accepted it. */
  readonly run: (
    create: (onFailed: (error: ApiError) => void) => ReturnType<typeof changeProfile>,
  ) => Promise<boolean>
  /** Forgets the last result, once the user goes on editing. */
  readonly reset: () => void
}

/** Saves one section and keeps the state of that. */
export function useSave(): Save {
  const runtime = useRuntime()
  const [state, setState] = useState(IDLE)
  return {
    state,
    async run(create) {
      setState({ kind: 'saving' })
      const isSaved = await runtime.run(create((error) => setState({ kind: 'failed', error })))
      if (isSaved) setState({ kind: 'saved' })
      return isSaved
    },
    reset: () => setState((current) => (current.kind === 'saving' ? current : IDLE)),
  }
}
