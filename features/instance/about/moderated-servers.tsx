import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { isApiError } from '@/lib/http'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { ErrorState } from '@/lib/ui/error-state/error-state'
import { SkeletonBar } from '@/lib/ui/skeleton/skeleton'
import type { DomainBlock } from '@/schemas/server/instance'
import { domainBlocksQuery } from '../queries'
import { messages } from './messages'
import { ServerSection } from './section'
import styles from './about.module.css'

/** Longer lists are shown on request. */
const MAX_SHOWN = 10

const SEVERITIES = {
  silence: { name: messages.silence, text: messages.silenceText },
  suspend: { name: messages.suspend, text: messages.suspendText },
}

const isKnown = (severity: string): severity is keyof typeof SEVERITIES => severity in SEVERITIES

/** The servers that this server limits or suspends, with its reasons. */
export function ModeratedServers() {
  const intl = useIntl()
  const runtime = useRuntime()
  const query = useQuery(domainBlocksQuery(runtime))
  const { data, error, isFetching } = query
  return (
    <ServerSection title={intl.formatMessage(messages.moderated)}>
      {data ? (
        <Blocks blocks={data} />
      ) : data === null ? (
        <p>{intl.formatMessage(messages.unpublished)}</p>
      ) : isApiError(error, 'refused') ? (
        // Servers may show it to their members only.
        <p>{intl.formatMessage(runtime.me === null ? messages.membersOnly : messages.unpublished)}</p>
      ) : error ? (
        <ErrorState compact error={error} busy={isFetching} onRetry={() => void query.refetch()} />
      ) : (
        <SkeletonBar width={0.7} />
      )}
    </ServerSection>
  )
}

function Blocks({ blocks }: { blocks: readonly DomainBlock[] }) {
  const intl = useIntl()
  const [isOpen, setOpen] = useState(blocks.length <= MAX_SHOWN)
  if (blocks.length === 0) return <p>{intl.formatMessage(messages.noModerated)}</p>
  return (
    <>
      <p>{intl.formatMessage(messages.moderatedText)}</p>
      {isOpen ? (
        <ul className={styles.blocks}>
          {blocks.map((block) => (
            <Block key={block.domain} block={block} />
          ))}
        </ul>
      ) : (
        <Button onClick={() => setOpen(true)}>
          {intl.formatMessage(messages.showModerated, { count: blocks.length })}
        </Button>
      )}
    </>
  )
}

function Block({ block: { domain, severity, comment } }: { block: DomainBlock }) {
  const intl = useIntl()
  const known = isKnown(severity) ? SEVERITIES[severity] : null
  return (
    <li className={styles.block}>
      <bdi className={styles.blocked}>{domain}</bdi>
      <span className={styles.severity} title={known ? intl.formatMessage(known.text) : undefined}>
        {known ? intl.formatMessage(known.name) : severity}
      </span>
      {comment && (
        <span className={styles.hint} dir="auto">
          {intl.formatMessage(messages.reason, { comment })}
        </span>
      )}
    </li>
  )
}
