import { useId, type ReactNode } from 'react'
import styles from './titled-section.module.css'

/** A part of a page of results, named by its title. */
export function TitledSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}
