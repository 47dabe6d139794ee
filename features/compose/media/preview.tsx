import { AttachIcon, SoundIcon } from '@/lib/ui/icons'
import type { DraftMedia } from '../drafts/draft-parts'
import styles from './media-tile.module.css'
import { useObjectUrl } from './use-object-url'

/** Preview of a file: its own bytes while they are here, else the server's picture of it. */
export function Preview({ file }: { file: DraftMedia }) {
  const own = useObjectUrl(file.blob)
  const cover = useObjectUrl(file.thumbnail?.blob ?? null)
  const [x, y] = file.focus ?? [0, 0]
  const position = { objectPosition: `${(x / 2 + 0.5) * 100}% ${(0.5 - y / 2) * 100}%` }
  if (cover || file.type === 'audio') {
    const src = cover || file.previewUrl
    return src ? (
      <img src={src} alt="" className={styles.picture} />
    ) : (
      <span className={styles.symbol}>
        <SoundIcon aria-hidden />
      </span>
    )
  }
  if (file.type === 'image' && (own ?? file.previewUrl))
    return <img src={own ?? file.previewUrl} alt="" className={styles.picture} style={position} />
  if (file.type === 'video' && own)
    return <video src={own} preload="metadata" muted playsInline className={styles.picture} aria-hidden />
  if (file.previewUrl) return <img src={file.previewUrl} alt="" className={styles.picture} style={position} />
  return (
    <span className={styles.symbol}>
      <AttachIcon aria-hidden />
    </span>
  )
}
