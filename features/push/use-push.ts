import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { readEmbedded, useLacksScope } from '@/features/session'
import { noteSave } from '@/features/settings'
import { useIntl } from '@/lib/i18n'
import { isApiError } from '@/lib/http'
import type { PushChoice, PushNotes } from '@/lib/push/push-rows'
import { useRuntime, type Runtime } from '@/lib/runtime'
import { alertPushFailure } from './alert-failure'
import { pushSupport, type PushSupport } from './browser'
import { changePushing, startPushing, stopPushing } from './mutations'
import { pushStateQuery, type PushState } from './queries'

/** Pushes of the account to this browser, for the settings. */
export interface Push {
  /** 'embedded': the server signed the user in to its own page, which has no service worker. */
  readonly support: PushSupport | 'embedded'
  /** Undefined while it loads. */
  readonly state: PushState | undefined
  readonly error: Error | null
  readonly retry: () => void
  /** The pushed types, or those that will be once it is saved. Nothing while pushes are off; null where they are not possible. */
  readonly choice: PushChoice | null
  /** Saves a choice; without types the pushes end. The user must have given the permission. */
  readonly set: (choice: PushChoice) => Promise<void>
}

const NOTHING: PushChoice = { types: [], policy: 'all' }

async function save(runtime: Runtime, choice: PushChoice, notes: () => Promise<PushNotes>): Promise<void> {
  const state = await runtime.client.query(pushStateQuery(runtime))
  if (state.kind === 'noServer' || state.kind === 'noScope') return
  if (choice.types.length === 0) return stopPushing(runtime)
  if (state.kind === 'off') return startPushing(runtime, state.key, choice, await notes())
  try {
    await changePushing(runtime, state.key, choice)
  } catch (error) {
    if (!isApiError(error, 'notFound')) throw error
    // The server has forgotten it since.
    await startPushing(runtime, state.key, choice, await notes())
  }
}

/** Returns the pushes of the account, and the function that changes them. `notes`: what the service worker needs. */
export function usePush(notes: () => Promise<PushNotes>): Push {
  const intl = useIntl()
  const runtime = useRuntime()
  const [support] = useState<Push['support']>(() =>
    readEmbedded(location.origin) ? 'embedded' : pushSupport(),
  )
  const lacksScope = useLacksScope(runtime.identity.key, 'push')
  const isAsked = support === 'yes' && !lacksScope
  const { data: read, error, refetch } = useQuery({ ...pushStateQuery(runtime), enabled: isAsked })
  const data: PushState | undefined = lacksScope ? { kind: 'noScope' } : read
  const [wanted, setWanted] = useState<PushChoice | null>(null)
  const next = useRef<PushChoice | null>(null)
  const isSaving = useRef(false)
  const set = async (choice: PushChoice) => {
    next.current = choice
    setWanted(choice)
    if (isSaving.current) return
    isSaving.current = true
    try {
      while (next.current) {
        const current: PushChoice = next.current
        await save(runtime, current, notes)
        if (next.current === current) next.current = null
      }
      noteSave(true)
    } catch (failure) {
      next.current = null
      alertPushFailure(failure, intl, runtime.identity.key)
    } finally {
      isSaving.current = false
      setWanted(null)
    }
  }
  const isPossible = data?.kind === 'on' || data?.kind === 'off'
  const known = data?.kind === 'on' ? data : NOTHING
  return {
    support,
    state: data,
    error,
    retry: () => void refetch(),
    choice: isPossible ? (wanted ?? known) : null,
    set,
  }
}
