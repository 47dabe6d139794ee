import styles from './link.module.css'

/** Styles for links of any kind (`<Link className={linkStyles.quiet}>`). */
export const linkStyles = {
  /** Looks like the text around it; underlined on hover and focus: names, times, handles. */
  quiet: styles.quiet,
  /** Accent colour, underlined on hover only: mentions and tags. */
  plain: styles.plain,
  /** A whole row or card that is a link. */
  block: styles.block,
} as const
