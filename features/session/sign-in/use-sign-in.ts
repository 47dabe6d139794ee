import { useEffect, useRef, useState } from 'react'
import { useIntl } from '@/lib/i18n'
import type { SignInWishes } from './authorize'
import { discoveryText } from './sign-in-words'
import { useSessionService } from '../accounts/use-sessions'

export interface SignInState {
  /** What is being looked for; null when nothing is. */
  busy: string | null
  error: string | null
  start: (typed: string, wishes?: SignInWishes) => void
  cancel: () => void
}

/** Going to a server's page from a form: one attempt at a time, which can be given up. */
export function useSignIn(): SignInState {
  const service = useSessionService()
  const intl = useIntl()
  const [busy, setBusy] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const attempt = useRef<AbortController | null>(null)

  useEffect(() => {
    // Coming back by the Back button may show this very page again as it was left.
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) setBusy(null)
    }
    window.addEventListener('pageshow', shown)
    return () => {
      window.removeEventListener('pageshow', shown)
      attempt.current?.abort()
    }
  }, [])

  const start = (typed: string, wishes: SignInWishes = {}) => {
    attempt.current?.abort()
    const controller = new AbortController()
    attempt.current = controller
    setBusy(typed)
    setError(null)
    service
      .signIn(typed, { locale: intl.locale, ...wishes, signal: controller.signal })
      .catch((reason: unknown) => {
        if (attempt.current !== controller) return
        setBusy(null)
        setError(discoveryText(reason, intl))
      })
  }

  const cancel = () => {
    attempt.current?.abort()
    attempt.current = null
    setBusy(null)
  }
  return { busy, error, start, cancel }
}
