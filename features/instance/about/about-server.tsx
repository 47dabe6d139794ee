import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { languageName, useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { ErrorState } from '@/lib/ui/error-state/error-state'
import { SkeletonList } from '@/lib/ui/skeleton/skeleton'
import type { Instance } from '../instance'
import { instanceQuery } from '../queries'
import { ServerDescription } from './description'
import { messages } from './messages'
import { ModeratedServers } from './moderated-servers'
import { Rules } from './rules'
import { ServerSection } from './section'
import { ServerFeatures } from './server-features'
import ServerHead from './server-head'
import styles from './about.module.css'

interface Props {
  /** Renders the account of the administrator. */
  contact: (accountId: NonNullable<Instance['contact']['accountId']>) => ReactNode
}

/** The server of the current identity: what it is, who runs it, its rules, and the servers that it moderates. */
export default function AboutServer({ contact }: Props) {
  const query = useQuery(instanceQuery(useRuntime()))
  const { data: instance, error, isFetching } = query
  if (instance) return <Content instance={instance} contact={contact} />
  if (error) return <ErrorState error={error} busy={isFetching} onRetry={() => void query.refetch()} />
  return <SkeletonList kind="account" />
}

function Content({ instance, contact }: Props & { instance: Instance }) {
  const intl = useIntl()
  const { accountId, email } = instance.contact
  const hasEmail = /^[^\s@<>]+@[^\s@<>]+$/.test(email)
  return (
    <div className={styles.page}>
      <ServerHead instance={instance} />
      <ServerSection title={intl.formatMessage(messages.contact)}>
        {accountId === null && !hasEmail && <p>{intl.formatMessage(messages.noContact)}</p>}
        {accountId !== null && (
          // The row of an account is an item of a list.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          <div role="list" className={styles.account}>
            {contact(accountId)}
          </div>
        )}
        {hasEmail && (
          <p>
            <a href={`mailto:${email}`}>
              <bdi>{email}</bdi>
            </a>
          </p>
        )}
      </ServerSection>
      <Rules rules={instance.rules} languages={instance.languages} />
      <ServerDescription />
      <ModeratedServers />
      <Policies />
      <Facts instance={instance} />
      <ServerFeatures />
    </div>
  )
}

/** Links to the privacy policy and the terms of service. */
function Policies() {
  const intl = useIntl()
  return (
    <ServerSection title={intl.formatMessage(messages.legal)}>
      <ul className={styles.links}>
        <li>
          <AppLink to={paths.privacyPolicy}>{intl.formatMessage(messages.privacy)}</AppLink>
        </li>
        <li>
          <AppLink to={paths.terms()}>{intl.formatMessage(messages.terms)}</AppLink>
        </li>
      </ul>
    </ServerSection>
  )
}

/** Languages and software of the server. */
function Facts({ instance }: { instance: Instance }) {
  const intl = useIntl()
  const { languages, software, version, sourceUrl, urls } = instance
  const link = (href: string, text: string) => (
    <li>
      <a href={href} target="_blank" rel="noopener noreferrer">
        {text}
      </a>
    </li>
  )
  return (
    <>
      {languages.length > 0 && (
        <ServerSection title={intl.formatMessage(messages.languages)}>
          <p>
            {/* Named by the browser, perhaps in another script. */}
            <bdi>{intl.formatList(languages.map((code) => languageName(intl, code)))}</bdi>
          </p>
        </ServerSection>
      )}
      <ServerSection title={intl.formatMessage(messages.software)}>
        <p>
          <bdi>
            {software.name === '' || version.toLowerCase().includes(software.name.toLowerCase())
              ? version
              : intl.formatMessage(messages.version, { name: software.name, version })}
          </bdi>
        </p>
        <ul className={styles.links}>
          {sourceUrl && link(sourceUrl, intl.formatMessage(messages.source))}
          {urls.status && link(urls.status, intl.formatMessage(messages.status))}
        </ul>
      </ServerSection>
    </>
  )
}
