import { useSyncExternalStore } from 'react'
import { useIntl } from '@/lib/i18n'
import { pushModal } from '@/lib/modals'
import { waitingPostOf } from '@/lib/outbox'
import type { Runtime } from '@/lib/runtime'
import { Banner } from '@/lib/ui/banner/banner'
import { Button } from '@/lib/ui/button/button'
import { connectivityOf } from '../identity/environment'
import { messages } from './messages'
import { useOutbox } from './use-outbox'

interface Props {
  runtime: Runtime
  /** False where another notice announces the same. Default true. */
  announced?: boolean
}

/** The number of changes that wait for the server, or that it refused, with a button that shows them. */
export function OutboxNote({ runtime: { identity }, announced = true }: Props) {
  const intl = useIntl()
  const { subscribe, offline } = connectivityOf(identity.server)
  const isOffline = useSyncExternalStore(subscribe, offline)
  const entries = useOutbox(identity.key)
  const refused = entries.filter((entry) => entry.refused).length
  // While the server can be reached, most are about to be sent.
  const waiting = entries.filter((entry) => !entry.refused && (isOffline || entry.tried))
  const waitingText = () => {
    const [first, second] = waiting
    const text = first && !second ? waitingPostOf(first)?.text : ''
    return text
      ? intl.formatMessage(messages.postWaits, { text })
      : intl.formatMessage(messages.waiting, { count: waiting.length })
  }
  const shown =
    refused > 0
      ? intl.formatMessage(messages.refused, { count: refused })
      : waiting.length > 0 && waitingText()
  return (
    <div aria-live={announced ? 'polite' : undefined}>
      {shown && (
        <Banner
          kind={refused > 0 ? 'warning' : 'info'}
          action={
            <Button variant="quiet" size="small" onClick={() => pushModal('OUTBOX', {}, identity.key)}>
              {intl.formatMessage(messages.show)}
            </Button>
          }
        >
          {shown}
        </Banner>
      )}
    </div>
  )
}
