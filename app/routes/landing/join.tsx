import type { Instance } from '@/features/instance'
import { Html } from '@/lib/html/html'
import { defineMessages, useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { buttonProps } from '@/lib/ui/button/button'
import { session } from '../../identity/session'
import styles from './landing.module.css'

const messages = defineMessages({
  label: {
    id: 'landing.join',
    defaultMessage: 'Join in',
    description:
      'For screen readers: name of the part of the start page with the links to sign in and to join',
  },
  signIn: {
    id: 'landing.signIn',
    defaultMessage: 'Sign in',
    description: 'Link on the start page for visitors',
  },
  lookAround: {
    id: 'landing.lookAround',
    defaultMessage: 'Look around',
    description: 'Link on the start page for visitors to the latest posts of the server',
  },
  product: {
    id: 'landing.product',
    defaultMessage:
      '{product} is a web client for the fediverse. It works with your account on any Mastodon server, and saves your reading position and your drafts.',
    description: 'Text on the start page for visitors; {product}: name of this client',
  },
  create: {
    id: 'landing.create',
    defaultMessage: 'Create account',
    description: 'Link on the start page for visitors to the server’s page for new accounts',
  },
  closed: {
    id: 'landing.closed',
    defaultMessage: 'This server isn’t accepting new accounts.',
    description: 'Text on the start page for visitors, instead of the link to create an account',
  },
  about: {
    id: 'landing.about',
    defaultMessage: 'Rules and more about this server',
    description: 'Link on the start page for visitors to the page about the server',
  },
  elsewhere: {
    id: 'landing.elsewhere',
    defaultMessage:
      'Do you have an account on another server? Sign in with it to follow people from here, reply and share posts.',
    description: 'Text on the start page for visitors, below the links to sign in and to create an account',
  },
})

interface Props {
  instance: Instance
  /** Visitors may read the posts of this server. */
  isOpen: boolean
}

/**
 * Explains this client and how to take part: sign in here or on another server, look around, or create an account; or why
 * the server accepts none.
 */
export function Join({ instance: { registrations }, isOpen }: Props) {
  const intl = useIntl()
  const { identity } = useRuntime()
  const signUp = registrations.url ?? `${identity.server}/auth/sign_up`
  return (
    <section className={styles.join} aria-label={intl.formatMessage(messages.label)}>
      <p className={styles.actions}>
        <AppLink to={paths.signIn} {...buttonProps({ variant: 'primary' })}>
          {intl.formatMessage(messages.signIn)}
        </AppLink>
        <AppLink to={isOpen ? paths.local : paths.explore} {...buttonProps()}>
          {intl.formatMessage(messages.lookAround)}
        </AppLink>
        {registrations.open && (
          <a {...buttonProps({ variant: 'quiet' })} href={signUp} target="_blank" rel="noopener noreferrer">
            {intl.formatMessage(messages.create)}
          </a>
        )}
      </p>
      {!registrations.open && registrations.message !== null && (
        <Html content={registrations.message} server={identity.server} className={styles.hint} />
      )}
      {!registrations.open && registrations.message === null && (
        <p className={styles.hint}>{intl.formatMessage(messages.closed)}</p>
      )}
      <p className={styles.hint}>{intl.formatMessage(messages.elsewhere)}</p>
      <p className={styles.hint}>
        {intl.formatMessage(messages.product, { product: session.config.productName })}
      </p>
      <p className={styles.hint}>
        <AppLink to={paths.about} className={styles.about}>
          {intl.formatMessage(messages.about)}
        </AppLink>
      </p>
    </section>
  )
}
