import { AttachIcon, SoundIcon } from '@/lib/ui/icons'
import type { DraftMedia } from '../drafts/draft-parts'
import styles from './attachment-tile.module.css'
import { useObjectUrl } from '@/lib/hooks/use-object-url'

/** Preview of a file: its bytes while they are stored, else the preview of the server. */
export function AttachmentPreview({ file }: { file: DraftMedia }) {
  const own = useObjectUrl(file.blob)
  const cover = useObjectUrl(file.thumbnail?.blob ?? null)
  const [x, y] = file.focus ?? [0, 0]
  const position = { objectPosition: `${(x / 2 + 0.5) * 100}% ${(0.5 - y / 2) * 100}%` }
  if (cover || file.type === 'audio') {
    const src = cover || file.previewUrl
    return src ? (
      <img src={src} alt="" className={styles.image} />
    ) : (
      <span className={styles.symbol}>
        <SoundIcon aria-hidden />
      </span>
    )
  }
  if (file.type === 'image' && (own ?? file.previewUrl))
    return <img src={own ?? file.previewUrl} alt="" className={styles.image} style={position} />
  if (file.type === 'video' && own)
    return <video src={own} preload="metadata" muted playsInline className={styles.image} aria-hidden />
  if (file.previewUrl) return <img src={file.previewUrl} alt="" className={styles.image} style={position} />
  return (
    <span className={styles.symbol}>
      <AttachIcon aria-hidden />
    </span>
  )
}
