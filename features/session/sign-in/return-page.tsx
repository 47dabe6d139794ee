import { useCallback, useEffect, useState } from 'react'
import { defineMessages, useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { Button, buttonProps } from '@/lib/ui/button/button'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { ErrorIcon } from '@/lib/ui/icons'
import { Spinner } from '@/lib/ui/spinner/spinner'
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
  /** Called when signed in as `identityKey`; `returnTo` is the path inside the app. */
  onDone: (identityKey: string, returnTo: string) => void
}

/** The page servers redirect back to: completes the sign-in, or says why it failed. */
export default function ReturnPage({ search, onSettled, onDone }: Props) {
  const intl = useIntl()
  const service = useSessionService()
  const [error, setError] = useState<SignInError | null>(null)
  const [busy, setBusy] = useState(true)

  const finish = useCallback(
    () =>
      service.completeSignIn(new URLSearchParams(search)).then(
        (returned) => {
          onSettled()
          if (returned.kind === 'done') onDone(returned.session.identityKey, returned.returnTo)
          else service.leave(returned.url)
        },
        (reason: unknown) => {
          onSettled()
          setError(reason instanceof SignInError ? reason : new SignInError('lost'))
          setBusy(false)
        },
      ),
    [service, search, onSettled, onDone],
  )

  useEffect(() => {
    void finish()
  }, [finish])

  if (!error)
    return (
      <output>
        <EmptyState page icon={<Spinner />} title={intl.formatMessage(messages.working)} />
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
        icon={<ErrorIcon />}
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
