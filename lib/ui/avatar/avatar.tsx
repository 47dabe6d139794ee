import type { SyntheticEvent } from 'react'
import { cx } from '@/lib/util/cx'
import styles from './avatar.module.css'

interface Props {
  /** URL of the image; null or undefined shows the placeholder. */
  src: string | null | undefined
  /** Only where the name is not shown next to it. Default '' (decorative). */
  alt?: string
  /** row: the size of rows (44 px, dense 36); inline 20, small 28, medium 48, large 88. Default row. */
  size?: 'inline' | 'small' | 'row' | 'medium' | 'large'
  className?: string | undefined
}

/** Marks the frame of an image that fails to load, until a later try succeeds. */
const showResult = ({ type, currentTarget: image }: SyntheticEvent) =>
  image.parentElement?.toggleAttribute('data-broken', type === 'error')

/** The image of an account. If it fails to load, the placeholder stays; `retry-avatars.ts` tries again. */
export function Avatar({ src, alt = '', size = 'row', className }: Props) {
  return (
    <span
      className={cx(styles.avatar, className)}
      data-size={size}
      {...(!src && alt ? { role: 'img', 'aria-label': alt } : {})}
    >
      {src && (
        <img
          loading="lazy"
          src={src}
          alt={alt}
          decoding="async"
          draggable={false}
          onError={showResult}
          onLoad={showResult}
        />
      )}
    </span>
  )
}

interface PairProps {
  /** Image of the author. */
  src: string | null | undefined
  /** Image of the booster, small in the corner. */
  by: string | null | undefined
  className?: string | undefined
}

/** The avatars of author and booster, together as large as a single avatar. */
export function AvatarPair({ src, by, className }: PairProps) {
  return (
    <span className={cx(styles.pair, className)}>
      <Avatar src={src} />
      <Avatar src={by} className={styles.by} />
    </span>
  )
}
