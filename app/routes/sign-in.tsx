import { useEffect, useState } from 'react'
import { useIntl, defineMessages } from '@/lib/i18n'
import { Button } from '@/lib/ui/button/button'
import { TextField } from '@/lib/ui/text-field/text-field'
import { hrefAs } from '../history'
import { Column } from '../layout/column'
import { session } from '../session'

const messages = defineMessages({
  title: { id: 'signIn.title', defaultMessage: 'Sign in', description: 'Title' },
  server: { id: 'signIn.server', defaultMessage: 'Server address', description: 'Label' },
  go: { id: 'signIn.go', defaultMessage: 'Continue', description: 'Button' },
})

export function SignInRoute() {
  const intl = useIntl()
  const [typed, setTyped] = useState(location.host)
  const [error, setError] = useState('')
  return (
    <Column title={intl.formatMessage(messages.title)}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          session.signIn(typed).catch((failure: unknown) => setError(String(failure)))
        }}
      >
        <TextField label={intl.formatMessage(messages.server)} value={typed} onChange={(event) => setTyped(event.target.value)} error={error} />
        <Button type="submit" variant="primary">
          {intl.formatMessage(messages.go)}
        </Button>
      </form>
    </Column>
  )
}

export function ReturnRoute() {
  useEffect(() => {
    void session.comeBack(new URLSearchParams(location.search)).then((returned) => {
      if (returned.kind === 'done') location.replace(hrefAs(null, returned.returnTo))
    })
  }, [])
  return null
}
