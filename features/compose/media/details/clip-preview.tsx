import { useState } from 'react'
import { playAlone } from '@/features/media'
import type { DraftMedia } from '../../drafts/draft-parts'
import styles from './details.module.css'
import { useObjectUrl } from '../../../../lib/hooks/use-object-url'

/** Plays a video or audio file in its details; renders nothing without its bytes or where the browser cannot play it. */
export function ClipPreview({ file, label }: { file: DraftMedia; label: string }) {
  const own = useObjectUrl(file.blob)
  const cover = useObjectUrl(file.thumbnail?.blob ?? null)
  const [failed, setFailed] = useState(false)
  if (!own || failed) return null
  const shared = {
    ref: playAlone,
    src: own,
    controls: true,
    preload: 'metadata',
    'aria-label': label,
    onError: () => setFailed(true),
  } as const
  // There are no captions; the field for alt text follows.
  if (file.type === 'audio')
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    return <audio {...shared} className={styles.sound} />
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video {...shared} className={styles.film} poster={cover ?? undefined} playsInline />
  )
}
