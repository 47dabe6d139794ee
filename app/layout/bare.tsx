import type { ReactNode } from 'react'
import { LoadingBar } from '@/lib/ui/loading-bar/loading-bar'
import { lazyPart } from '@/lib/ui/lazy-part'
import { activity } from '../environment'
import styles from './bare.module.css'

const Toasts = lazyPart(async () => ({ default: (await import('@/lib/ui/toast/toast-region')).ToastRegion }))

/** Pages that belong to no identity: signing in. */
export function Bare({ children }: { children: ReactNode }) {
  return (
    <>
      <main id="content" className={styles.page}>
        {children}
      </main>
      <LoadingBar activity={activity} />
      <Toasts />
    </>
  )
}
