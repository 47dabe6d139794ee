import { useState } from 'react'
import { Html } from '@/lib/html/html'
import { sentenceNumber, useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import type { Instance } from '../instance'
import { messages } from './messages'
import styles from './about.module.css'

/** Picture, name and short description of the server. */
export default function ServerHead({ instance }: { instance: Instance }) {
  const intl = useIntl()
  const { identity } = useRuntime()
  const [hasPicture, setPicture] = useState(instance.thumbnail !== null)
  const { activeMonth, registrations, thumbnail, title, domain, description } = instance
  const joining = registrations.open
    ? registrations.approval
      ? messages.approval
      : messages.open
    : messages.closed
  return (
    <header className={styles.head}>
      {thumbnail && hasPicture && (
        <img
          className={styles.picture}
          src={thumbnail.url}
          alt={thumbnail.alt}
          decoding="async"
          onError={() => setPicture(false)}
        />
      )}
      <h2 className={styles.name}>
        <bdi>{title}</bdi>
      </h2>
      {domain !== title && <bdi className={styles.domain}>{domain}</bdi>}
      <Html content={description} server={identity.server} className={styles.words} />
      <ul className={styles.facts}>
        {activeMonth !== null && (
          <li>
            {intl.formatMessage(messages.active, {
              count: activeMonth,
              number: sentenceNumber(intl, activeMonth),
            })}
          </li>
        )}
        <li>{intl.formatMessage(joining)}</li>
      </ul>
      {!registrations.open && registrations.message !== null && (
        <Html content={registrations.message} server={identity.server} className={styles.words} />
      )}
    </header>
  )
}
