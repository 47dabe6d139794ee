import styles from './spinner.module.css'

interface Props {
  /** Names the loading content. Without it the spinner is decoration next to a text. */
  label?: string
  size?: 'small' | 'medium'
}

/** A spinning ring; with reduced motion it fades instead. */
export function Spinner({ label, size = 'medium' }: Props) {
  return (
    <span
      className={styles.spinner}
      data-size={size}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  )
}
