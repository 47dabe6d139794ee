import styles from './spinner.module.css'

interface Props {
  /** What is being waited for. Without it the spinner is decoration beside a text that says so. */
  label?: string
  size?: 'small' | 'medium'
}

/** A turning ring; with reduced motion it fades instead of turning. */
export function Spinner({ label, size = 'medium' }: Props) {
  return (
    <span
      className={styles.spinner}
      data-size={size}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  )
}
