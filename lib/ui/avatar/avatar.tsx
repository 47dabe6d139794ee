import { useState } from 'react'
import { cx } from '@/lib/util/cx'
import styles from './avatar.module.css'

interface Props {
  /** The picture's address; none shows the empty place. */
  src: string | null | undefined
  /** Only where no name stands beside it. Default '' (decoration). */
  alt?: string
  /** row: as wide as rows want it (44, dense 36); inline 20, small 28, medium 48, large 88. Default row. */
  size?: 'inline' | 'small' | 'row' | 'medium' | 'large'
  className?: string | undefined
}

/** Someone's picture. One that fails to load leaves its quiet place, never a broken image (product.md 8). */
export function Avatar({ src, alt = '', size = 'row', className }: Props) {
  const [failed, setFailed] = useState<string | null>(null)
  const broken = !src || failed === src
  return (
    <span
      className={cx(styles.avatar, className)}
      data-size={size}
      data-broken={broken || undefined}
      {...(broken && alt ? { role: 'img', 'aria-label': alt } : {})}
    >
      {!broken && (
        <img
          src={src}
          alt={alt}
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setFailed(src)}
        />
      )}
    </span>
  )
}

interface PairProps {
  /** The author's. */
  src: string | null | undefined
  /** The booster's, small in the corner. */
  by: string | null | undefined
  className?: string | undefined
}

/** Both faces of a boost in the place of one avatar. */
export function AvatarPair({ src, by, className }: PairProps) {
  return (
    <span className={cx(styles.pair, className)}>
      <Avatar src={src} />
      <Avatar src={by} className={styles.by} />
    </span>
  )
}
