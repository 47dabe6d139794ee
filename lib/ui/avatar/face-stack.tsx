import { Avatar } from './avatar'
import styles from './face-stack.module.css'

/** Overlapping avatars, which only decorate a text. Their edge is `--face-edge`, the colour behind them. */
export function FaceStack({ faces }: { faces: readonly (string | null)[] }) {
  return (
    <span className={styles.faces} aria-hidden>
      {faces.map((src, index) => (
        <Avatar key={src ?? index} src={src} size="inline" className={styles.face} />
      ))}
    </span>
  )
}
