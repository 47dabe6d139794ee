import { useCallback, useMemo } from 'react'
import { useSetting } from '@/features/settings'
import type { Scroller } from '@/lib/column'
import { isApiError, type ApiError } from '@/lib/http'
import { useIntl } from '@/lib/i18n'
import { useOpenedList } from '@/lib/query'
import { useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { RowsFailed } from '@/lib/ui/error-state/rows-failed'
import { BanIcon } from '@/lib/ui/icons'
import { PagedListBody } from '@/lib/ui/list'
import type { WindowMemory } from '@/lib/ui/windowed-list'
import { domainBlocksList, domainsOf } from './domain-list'
import { messages } from './messages'
import styles from './hidden.module.css'
import { unblockDomain } from './unblock-domain'

/** Estimated height of a row in px. */
const ESTIMATED_HEIGHT = 57

interface RowProps {
  domain: string
  position: number
  size: number
}

function DomainRow({ domain, position, size }: RowProps) {
  const intl = useIntl()
  const runtime = useRuntime()
  return (
    // The list puts its rows in wrapper elements, so <li> is not allowed here.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="listitem" className={styles.domain} aria-posinset={position} aria-setsize={size}>
      <bdi className={styles.domainName}>{domain}</bdi>
      <Button
        size="small"
        aria-label={intl.formatMessage(messages.unblockName, { name: domain })}
        onClick={() => unblockDomain(runtime, domain, intl)}
      >
        {intl.formatMessage(messages.unblock)}
      </Button>
    </div>
  )
}

/** The servers that the user blocks. */
export default function DomainBlocks({ scroller, memory }: { scroller: Scroller; memory: WindowMemory }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const byHand = useSetting('loadByHand')
  const list = useMemo(() => domainBlocksList(runtime), [runtime])
  const { query, onRefresh, sizeOf } = useOpenedList(list, memory)
  const { data } = query
  const keys = useMemo(() => (data ? domainsOf(data) : []), [data])

  const size = sizeOf(keys.length)
  const renderRow = useCallback(
    (domain: string, index: number) => <DomainRow domain={domain} position={index + 1} size={size} />,
    [size],
  )
  const failed = (error: ApiError, busy: boolean, onRetry: () => void) =>
    isApiError(error, 'notFound') ? (
      <EmptyState icon={<BanIcon />} title={intl.formatMessage(messages.unsupported)} />
    ) : (
      <RowsFailed error={error} onRetry={onRetry} busy={busy} />
    )
  return (
    <PagedListBody
      kind="people"
      as="list"
      query={query}
      keys={keys}
      renderRow={renderRow}
      label={intl.formatMessage(messages.domainsLabel)}
      memory={memory}
      scroller={scroller}
      estimate={ESTIMATED_HEIGHT}
      byHand={byHand}
      onRefresh={onRefresh}
      failed={failed}
      failedText={intl.formatMessage(messages.failed)}
      empty={
        <EmptyState
          icon={<BanIcon />}
          title={intl.formatMessage(messages.noDomains)}
          text={intl.formatMessage(messages.noDomainsText)}
        />
      }
    />
  )
}
