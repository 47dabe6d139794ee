import { useQuery } from '@tanstack/react-query'
import { Html } from '@/lib/html/html'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { ErrorState } from '@/lib/ui/error-state/error-state'
import { SkeletonBar } from '@/lib/ui/skeleton/skeleton'
import { useInstance } from '../use-instance'
import { DocumentLink } from './document-link'
import { documentQuery } from './document-query'
import { messages } from './messages'
import { ServerSection } from './section'
import styles from './about.module.css'

/** The extended description of the server. */
export function ServerDescription() {
  const intl = useIntl()
  const runtime = useRuntime()
  const query = useQuery(documentQuery(runtime, 'extended_description'))
  const { data, error, isFetching } = query
  const instance = useInstance()
  // The page of Mastodon shows the same text.
  const url = instance?.software.mastodon === false ? instance.urls.about : null
  return (
    <ServerSection title={intl.formatMessage(messages.about)}>
      {data ? (
        <Html content={data.content} server={runtime.identity.server} className={styles.words} />
      ) : data === null ? (
        <p>{url ? <DocumentLink url={url} /> : intl.formatMessage(messages.noAbout)}</p>
      ) : error ? (
        <ErrorState compact error={error} busy={isFetching} onRetry={() => void query.refetch()} />
      ) : (
        <SkeletonBar width={0.7} />
      )}
    </ServerSection>
  )
}
