import { useEffect, useRef, useState } from 'react'
import { useIntl } from '@/lib/i18n'
import type { SignInOptions } from './authorize'
import type { DiscoveredServer } from '../servers/discovery'
import { discoveryText } from './sign-in-texts'
import { useSessionService } from '../accounts/use-sessions'

export interface SignInState {
  /** The input being looked up; null when idle. */
  busy: string | null
  error: string | null
  start: (typed: string, options?: SignInOptions) => void
  /** Finds the server without signing in there. */
  find: (typed: string, onFound: (server: DiscoveredServer) => void) => void
  cancel: () => void
}

/** Finds a server from a form and navigates to it: one cancellable attempt at a time. */
export function useSignIn(): SignInState {
  const service = useSessionService()
  const intl = useIntl()
  const [busy, setBusy] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const attempt = useRef<AbortController | null>(null)

  useEffect(() => {
    // The Back button may restore this page as it was left.
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) setBusy(null)
    }
    window.addEventListener('pageshow', shown)
    return () => {
      window.removeEventListener('pageshow', shown)
      attempt.current?.abort()
    }
  }, [])

  const run = (typed: string, work: (signal: AbortSignal) => Promise<void>) => {
    attempt.current?.abort()
    const controller = new AbortController()
    attempt.current = controller
    setBusy(typed)
    setError(null)
    work(controller.signal).catch((reason: unknown) => {
      if (attempt.current !== controller) return
      setBusy(null)
      setError(discoveryText(reason, intl))
    })
  }
  const start = (typed: string, options: SignInOptions = {}) =>
    run(typed, (signal) => service.signIn(typed, { locale: intl.locale, ...options, signal }))
  const find = (typed: string, onFound: (server: DiscoveredServer) => void) =>
    run(typed, async (signal) => {
      const server = await service.find(typed, signal)
      if (!signal.aborted) onFound(server)
    })

  const cancel = () => {
    attempt.current?.abort()
    attempt.current = null
    setBusy(null)
  }
  return { busy, error, start, find, cancel }
}
