import { useCallback, useEffect, useRef, useState } from 'react'
import { pushToast } from '@/lib/alerts'
import { useStableCallback } from '@/lib/hooks/use-stable-callback'
import { defineMessages, useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { Button, buttonProps } from '@/lib/ui/button/button'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { Spinner } from '@/lib/ui/spinner/spinner'
import type { Session, VisitorAction } from '../accounts/store/stored'
import { continueWhenMounted, findContinued, type Continued } from '../interaction/continue-action'
import { forgetAction } from '../interaction/stored-action'
import { hostOfServer } from '../servers/server-address'
import { SignInError } from './sign-in-error'
import { returnText } from './sign-in-texts'
import { useSessionService } from '../accounts/use-sessions'

const messages = defineMessages({
  working: {
    id: 'session.return.working',
    defaultMessage: 'Signing you in…',
    description: 'Shown after returning from the server, while the sign-in is being completed',
  },
  retry: {
    id: 'session.return.retry',
    defaultMessage: 'Try again',
    description: 'Button that repeats the last step of the sign-in',
  },
  notContinued: {
    id: 'session.return.not_continued',
    defaultMessage:
      'You’re signed in, but {host} can’t find what you wanted to act on. It may be deleted or private.',
    description:
      'Notice after a sign-in that a visitor started by an action on a post or account; {host}: domain of the server',
  },
  restart: {
    id: 'session.return.restart',
    defaultMessage: 'Back to sign-in',
    description: 'Link to the sign-in page after signing in failed',
  },
})

interface Props {
  /** The query of the return URL. */
  search: string
  /** Called when the query was used, successfully or not: its code must leave the URL. */
  onSettled: () => void
  /**
   * Called when signed in as `identityKey`; `returnTo` is the path inside the app. `path` is that of the post or account of
   * an action that the visitor pressed before, as this account sees it; null for none.
   */
  onDone: (identityKey: string, returnTo: string, path: string | null) => void
  /** Does that action; called when its control is on the screen. */
  onContinue?: (continued: Continued) => void
}

/** The page servers redirect back to: completes the sign-in, or says why it failed. */
export default function ReturnPage({ search, onSettled, onDone, onContinue }: Props) {
  const intl = useIntl()
  const service = useSessionService()
  const [error, setError] = useState<SignInError | null>(null)
  const [busy, setBusy] = useState(true)
  const isDone = useRef(false)

  const find = useStableCallback(async (session: Session, visitorAction: VisitorAction) => {
    const found = await findContinued(session, visitorAction, service.fetch).catch(() => null)
    if (!found)
      pushToast({
        kind: 'error',
        text: () => intl.formatMessage(messages.notContinued, { host: hostOfServer(session.server) }),
        identity: session.identityKey,
      })
    return found
  })

  const finish = useCallback(
    () =>
      service.completeSignIn(new URLSearchParams(search)).then(
        async (returned) => {
          onSettled()
          if (returned.kind === 'again') return service.leave(returned.url)
          // React runs effects twice in development: the action is done once.
          if (isDone.current) return
          isDone.current = true
          const { session, returnTo, visitorAction } = returned
          const continued = visitorAction && (await find(session, visitorAction))
          onDone(session.identityKey, returnTo, continued?.path ?? null)
          if (continued) continueWhenMounted(continued, onContinue)
          forgetAction()
        },
        (reason: unknown) => {
          onSettled()
          setError(reason instanceof SignInError ? reason : new SignInError('lost'))
          setBusy(false)
        },
      ),
    [service, search, onSettled, onDone, onContinue, find],
  )

  useEffect(() => {
    void finish()
  }, [finish])

  if (!error)
    return (
      <output>
        <EmptyState page drawing={null} icon={<Spinner />} title={intl.formatMessage(messages.working)} />
      </output>
    )
  const words = returnText(error, intl)
  const retry = () => {
    setBusy(true)
    void finish()
  }
  return (
    <div role="alert">
      <EmptyState
        page
        drawing="error"
        title={words.title}
        text={words.text}
        action={
          error.retryable ? (
            <Button variant="primary" busy={busy} onClick={retry}>
              {intl.formatMessage(messages.retry)}
            </Button>
          ) : (
            <AppLink to={paths.signIn} {...buttonProps({ variant: 'primary' })}>
              {intl.formatMessage(messages.restart)}
            </AppLink>
          )
        }
      />
    </div>
  )
}
