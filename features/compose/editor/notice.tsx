import type { ReactNode } from 'react'
import styles from './notice.module.css'

interface Props {
  /** Default: muted, without a ground of its own. */
  tone?: 'private' | 'danger' | 'warning' | 'accent'
  /** An icon, a text in `p` or `span`, and buttons. */
  children: ReactNode
  /** `span` inside an `output`. */
  as?: 'div' | 'span'
  'aria-live'?: 'polite'
  'aria-busy'?: true | undefined
}

/** A line about the draft with its icon and buttons. */
export function ComposerNotice({ tone, as: Tag = 'div', children, ...aria }: Props) {
  return (
    <Tag className={styles.notice} data-tone={tone} {...aria}>
      {children}
    </Tag>
  )
}

interface RegionProps {
  /** True to announce it when the author pauses, not at once. */
  polite?: boolean
  id?: string | undefined
  children: ReactNode
}

/** The live region of a notice, which exists before its text. */
export function NoticeRegion({ polite = false, ...rest }: RegionProps) {
  if (polite) return <output className={styles.region} {...rest} />
  return <div role="alert" className={styles.region} {...rest} />
}
