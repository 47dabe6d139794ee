import styles from './parts.module.css'

/** A bar as long as its share of the largest value. It repeats a number that is next to it as text. */
export function Bar({ value, max }: { value: number; max: number }) {
  return (
    <span className={styles.track} aria-hidden>
      <span className={styles.bar} style={{ inlineSize: `${max > 0 ? (value / max) * 100 : 0}%` }} />
    </span>
  )
}
