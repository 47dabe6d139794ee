import { Avatar } from '@/lib/ui/avatar/avatar'
import styles from './preview.module.css'

/** Overlapping avatars, which only decorate a count. */
export function PreviewFaces({ faces }: { faces: readonly string[] }) {
  return (
    <span className={styles.faces} aria-hidden>
      {faces.map((src) => (
        <Avatar key={src} src={src} size="inline" className={styles.face} />
      ))}
    </span>
  )
}
