import { useId, type ReactNode } from 'react'
import styles from './about.module.css'

interface Props {
  title: string
  /** Shown next to the title. */
  action?: ReactNode
  children: ReactNode
}

/** A part of the page about the server. */
export function ServerSection({ title, action, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.top}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}
