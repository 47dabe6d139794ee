import type { ReactNode } from 'react'
import styles from './header.module.css'

/** An icon with an accessible name and a tooltip. */
export function Mark({ icon, name }: { icon: ReactNode; name: string }) {
  return (
    <span title={name} className={styles.mark}>
      {icon}
      <span className="visually-hidden">{name}</span>
    </span>
  )
}
