import { useEffect, useRef, type ReactNode } from 'react'
import { useIntl } from '@/lib/i18n'
import { fileSize } from '@/lib/i18n/file-size'
import { useNavigation } from '@/lib/navigation'
import { MAX_OFFLINE_BYTES } from '@/lib/storage/offline-bound'
import { Button } from '@/lib/ui/button/button'
import { noteScreenShown } from '@/lib/util/first-screen'
import { session } from '../../identity/session'
import { useTitle } from '../../layout/column/use-title'
import { messages } from './privacy-messages'
import styles from './privacy.module.css'

const STORED = ['accounts', 'drafts', 'waiting', 'reading', 'searched', 'choices', 'files', 'pushed'] as const
const CONTACTED = ['servers', 'media', 'asked', 'push', 'host'] as const

interface PartProps {
  title: string
  items: readonly string[]
  children?: ReactNode
}

/** A list with its heading. */
const Part = ({ title, items, children }: PartProps) => (
  <section>
    <h2 className={styles.heading}>{title}</h2>
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
    {children}
  </section>
)

/** Says what the browser stores and who is contacted. It belongs to no identity: it can be read before signing in. */
export function PrivacyRoute() {
  const intl = useIntl()
  const { back } = useNavigation()
  const product = session.config.productName
  const title = intl.formatMessage(messages.title, { product })
  const heading = useRef<HTMLHeadingElement>(null)
  useTitle(title)
  useEffect(noteScreenShown, [])
  useEffect(() => {
    // The link that opened the page was removed with the previous one, and the focus with it.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  const { host } = location
  return (
    <div className={styles.page}>
      <header>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p className={styles.text}>{intl.formatMessage(messages.intro)}</p>
      </header>
      <Part
        title={intl.formatMessage(messages.stored)}
        items={STORED.map((name) => intl.formatMessage(messages[name]))}
      >
        <p className={styles.text}>
          {intl.formatMessage(messages.offline, { product, size: fileSize(intl, MAX_OFFLINE_BYTES) })}
        </p>
        <p className={styles.text}>{intl.formatMessage(messages.signOut)}</p>
      </Part>
      <Part
        title={intl.formatMessage(messages.contacted)}
        items={CONTACTED.map((name) => intl.formatMessage(messages[name], { host }))}
      />
      <div>
        <Button onClick={back}>{intl.formatMessage(messages.back)}</Button>
      </div>
    </div>
  )
}
