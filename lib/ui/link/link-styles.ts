import styles from './link.module.css'

/** Looks for links of any kind (`<Link className={linkStyles.quiet}>`). */
export const linkStyles = {
  /** Text as it is around it; underlined under the pointer and with focus: names, times, handles. */
  quiet: styles.quiet,
  /** In accent, underlined under the pointer only: mentions and tags. */
  plain: styles.plain,
  /** A whole row or card that leads somewhere. */
  block: styles.block,
} as const
