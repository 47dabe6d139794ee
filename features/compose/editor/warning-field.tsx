import type { ComponentProps } from 'react'
import styles from './warning-field.module.css'

/** The field of a content warning, of the thread or of one of its parts. */
export function WarningField(props: ComponentProps<'input'>) {
  return <input type="text" className={styles.warning} dir="auto" {...props} />
}
