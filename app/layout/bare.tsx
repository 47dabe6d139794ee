import type { ReactNode } from 'react'
import { LoadingBar } from '@/lib/ui/loading-bar/loading-bar'
import { ToastRegion } from '@/lib/ui/toast/toast-region'
import { activity } from '../environment'
import styles from './bare.module.css'

/** Pages that belong to no identity: signing in. */
export function Bare({ children }: { children: ReactNode }) {
  return (
    <>
      <main id="content" className={styles.page}>
        {children}
      </main>
      <LoadingBar activity={activity} />
      <ToastRegion />
    </>
  )
}
