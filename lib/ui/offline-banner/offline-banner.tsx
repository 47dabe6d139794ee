import { useSyncExternalStore, type Ref } from 'react'
import type { Connectivity } from '@/lib/alerts'
import { useIntl } from '@/lib/i18n'
import { Banner } from '../banner/banner'
import { Button } from '../button/button'
import { OfflineIcon } from '../icons'
import { messages } from './messages'

interface Props {
  /** The element around the banner, which has its height. */
  ref?: Ref<HTMLDivElement>
  connectivity: Pick<Connectivity, 'offline' | 'subscribe'>
  /** Domain of the server that is named where others can be reached. Default: none is named. */
  server?: string
  /** False where another banner announces the same. Default true. */
  announced?: boolean
  /** Sends a request to the server, so that the banner disappears as soon as possible. */
  onRetry?: () => void
}

/** The notice about a lost connection. Its live region stays mounted, so that changes are announced. */
export function OfflineBanner({ ref, connectivity, server, announced = true, onRetry }: Props) {
  const intl = useIntl()
  const offline = useSyncExternalStore(connectivity.subscribe, connectivity.offline)
  return (
    <div ref={ref} aria-live={announced ? 'polite' : undefined}>
      {offline && (
        <Banner
          kind="warning"
          icon={<OfflineIcon />}
          action={
            onRetry && (
              <Button variant="quiet" size="small" onClick={onRetry}>
                {intl.formatMessage(messages.retry)}
              </Button>
            )
          }
        >
          {server === undefined
            ? intl.formatMessage(messages.offline)
            : intl.formatMessage(messages.server, { server })}
        </Banner>
      )}
    </div>
  )
}
