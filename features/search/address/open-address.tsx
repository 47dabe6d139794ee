import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { resolveAddress } from '@/features/statuses'
import { isApiError } from '@/lib/http'
import { useIntl } from '@/lib/i18n'
import { AppLink, useNavigation } from '@/lib/navigation'
import { useRuntime, type Runtime } from '@/lib/runtime'
import { Button, buttonProps } from '@/lib/ui/button/button'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { ErrorState } from '@/lib/ui/error-state/error-state'
import { ExternalIcon, LinkIcon } from '@/lib/ui/icons'
import { Spinner } from '@/lib/ui/spinner/spinner'
import { searchKeys } from '../keys'
import { messages } from '../messages'

/** The page in the app for the address of a post or profile. */
const addressQuery = (runtime: Runtime, address: string) => ({
  queryKey: searchKeys.address(address),
  queryFn: () => resolveAddress(runtime, address),
  // The resolver stores its answers.
  gcTime: 0,
})

interface Props {
  address: string
  /** Opens the page as soon as it is found; otherwise it is only linked. */
  opens: boolean
}

/** Asks the server for the post or profile at an address, and opens it. */
export function OpenAddress({ address, opens }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { go } = useNavigation()
  const { data, isFetching, refetch } = useQuery(addressQuery(runtime, address))
  const path = data?.kind === 'found' ? data.path : null
  useEffect(() => {
    // Replaces the search, so that Back does not open it again.
    if (opens && path !== null) go(path, { replace: true })
  }, [opens, path, go])
  const host = URL.canParse(address) ? new URL(address).host : address
  const toTab = (
    <a {...buttonProps()} href={address} target="_blank" rel="noopener noreferrer">
      <ExternalIcon size={16} aria-hidden />
      {intl.formatMessage(messages.openTab)}
    </a>
  )
  if (path !== null)
    return (
      <EmptyState
        icon={<LinkIcon />}
        title={intl.formatMessage(messages.addressFound)}
        action={
          <AppLink to={path} {...buttonProps({ variant: 'primary' })}>
            {intl.formatMessage(messages.openFound)}
          </AppLink>
        }
      />
    )
  if (data === undefined || isFetching)
    return (
      <output>
        <EmptyState
          drawing={null}
          icon={<Spinner />}
          title={intl.formatMessage(messages.resolving)}
          text={intl.formatMessage(messages.resolvingText, { host })}
          action={toTab}
        />
      </output>
    )
  const retry = <Button onClick={() => void refetch()}>{intl.formatMessage(messages.again)}</Button>
  if (data.kind === 'nothing')
    return (
      <EmptyState
        icon={<LinkIcon />}
        title={intl.formatMessage(messages.addressUnknown)}
        text={intl.formatMessage(messages.addressUnknownText, { host })}
        action={
          <>
            {retry} {toTab}
          </>
        }
      />
    )
  if (data.kind === 'failed' && isApiError(data.error) && data.error.kind !== 'network')
    return <ErrorState error={data.error} onRetry={() => void refetch()} />
  return (
    <div role="alert">
      <EmptyState
        icon={<LinkIcon />}
        title={intl.formatMessage(messages.addressFailed)}
        text={intl.formatMessage(messages.addressFailedText)}
        action={retry}
      />
    </div>
  )
}
