import { useQuery } from '@tanstack/react-query'
import { Html } from '@/lib/html/html'
import { calendarDay, useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { buttonProps } from '@/lib/ui/button/button'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { ErrorState } from '@/lib/ui/error-state/error-state'
import { ShieldIcon } from '@/lib/ui/icons'
import { SkeletonList } from '@/lib/ui/skeleton/skeleton'
import type { ServerDocument } from '@/schemas/server/instance'
import { useInstance } from '../use-instance'
import { DocumentLink } from './document-link'
import { documentQuery } from './document-query'
import { messages } from './messages'
import styles from './about.module.css'

/** The dates of a policy: when it was changed, from when it applies, and the terms that replace it. */
function Dates({ document }: { document: ServerDocument }) {
  const intl = useIntl()
  const { updated_at: updated, effective_date: from, succeeded_by: next } = document
  const text = from
    ? intl.formatMessage(document.effective === false ? messages.upcoming : messages.effective, {
        date: calendarDay(intl, from),
      })
    : updated && intl.formatMessage(messages.updated, { date: calendarDay(intl, updated) })
  return (
    <>
      {text && <p className={styles.dates}>{text}</p>}
      {next && (
        <p className={styles.dates}>
          <AppLink to={paths.terms(next)}>
            {intl.formatMessage(messages.replaced, { date: calendarDay(intl, next) })}
          </AppLink>
        </p>
      )}
    </>
  )
}

const TITLES = {
  privacy_policy: { published: messages.privacy, missing: messages.noPrivacy },
  terms_of_service: { published: messages.terms, missing: messages.noTerms },
}

interface Props {
  name: 'privacy_policy' | 'terms_of_service'
  /** The day from which the terms apply; default the current ones. */
  date?: string
}

/** The privacy policy or the terms of service of the server. */
export default function ServerPolicy({ name, date }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const query = useQuery(documentQuery(runtime, name, date))
  const { data, error, isFetching } = query
  const urls = useInstance()?.urls
  const published = name === 'privacy_policy' ? urls?.privacy : urls?.terms
  // Terms of a day are not those at that address.
  const url = date === undefined ? published : null
  if (data === null)
    return (
      <EmptyState
        icon={<ShieldIcon />}
        title={intl.formatMessage(url ? TITLES[name].published : TITLES[name].missing)}
        action={url && <DocumentLink url={url} {...buttonProps()} />}
      />
    )
  if (error && !data)
    return <ErrorState error={error} busy={isFetching} onRetry={() => void query.refetch()} />
  if (!data) return <SkeletonList kind="account" />
  return (
    <div className={styles.page}>
      <div className={styles.section}>
        <Dates document={data} />
        <Html content={data.content} server={runtime.identity.server} className={styles.words} />
      </div>
    </div>
  )
}
