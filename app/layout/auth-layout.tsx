import { useEffect, type ReactNode } from 'react'
import { defineMessages, useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { lazyPart } from '@/lib/ui/lazy-part'
import { LoadingBar } from '@/lib/ui/loading-bar/loading-bar'
import { SkeinMark } from '@/lib/ui/mark/mark'
import { noteScreenShown } from '@/lib/util/first-screen'
import { activity } from '../identity/environment'
import { session } from '../identity/session'
import { useTitle } from './column/use-title'
import styles from './auth-layout.module.css'

const messages = defineMessages({
  title: {
    id: 'authLayout.title',
    defaultMessage: 'Sign in',
    description: 'Title of the sign-in pages',
  },
})

/** Rarely shown, so it is not part of the entry bundle like these pages. */
const Toasts = lazyPart(async () => ({ default: (await import('@/lib/ui/toast/toast-region')).ToastRegion }))

interface Props {
  /** The path of the page; default: that of the sign-in. */
  path?: string
  children: ReactNode
}

/** The layout of the sign-in pages, which belong to no identity. The product name links back. */
export default function AuthLayout({ path, children }: Props) {
  const { productName } = session.config
  const signIn = useIntl().formatMessage(messages.title)
  // The page about privacy has a title of its own.
  useTitle(path === paths.privacy ? '' : signIn)
  useEffect(noteScreenShown, [])
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        {session.resolve(null) ? (
          <AppLink to="/" className={styles.product}>
            <SkeinMark />
            {productName}
          </AppLink>
        ) : (
          <span className={styles.product}>
            <SkeinMark />
            {productName}
          </span>
        )}
      </header>
      <main id="content" className={styles.main}>
        <div className={styles.card}>{children}</div>
      </main>
      <LoadingBar activity={activity} />
      <Toasts />
    </div>
  )
}
