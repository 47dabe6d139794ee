import { useSyncExternalStore } from 'react'
import type { Connectivity } from '@/lib/alerts'
import { useIntl } from '@/lib/i18n'
import { Banner } from '../banner/banner'
import { Button } from '../button/button'
import { OfflineIcon } from '../icons'
import { messages } from './messages'

interface Props {
  connectivity: Connectivity
  /** Sends a request to the server, so that the banner disappears as soon as possible. */
  onRetry?: () => void
}

/** The only notice about a lost connection. Its live region stays mounted, so that changes are announced. */
export function OfflineBanner({ connectivity, onRetry }: Props) {
  const intl = useIntl()
  const offline = useSyncExternalStore(connectivity.subscribe, connectivity.offline)
  return (
    <div aria-live="polite">
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
          {intl.formatMessage(messages.offline)}
        </Banner>
      )}
    </div>
  )
}
