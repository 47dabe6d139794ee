import { useIntl } from '@/lib/i18n'
import { useInView } from '@/lib/hooks/use-in-view'
import type { StatusId } from '@/schemas/primitives'
import type { Media } from '@/schemas/statuses/media'
import { Playback } from './playback'
import { messages } from '../messages'
import { Zoomable } from './zoomable'
import styles from '../slides.module.css'

interface Props {
  media: Media
  lang: string | null
  statusId: StatusId | undefined
  at: number
  count: number
  /** True for the visible slide. */
  active: boolean
  /** True when the slide is close enough to be prepared. */
  near: boolean
  /** True to load the full image, not only the preview. */
  whole: boolean
  root: Element | null
  onSeen: (at: number) => void
  onZoomed: (zoomed: boolean) => void
}

/** One attachment, as wide as the viewer. The slides next to it are inert. */
export function Slide({
  media,
  lang,
  statusId,
  at,
  count,
  active,
  near,
  whole,
  root,
  onSeen,
  onZoomed,
}: Props) {
  const intl = useIntl()
  const observe = useInView((inView) => inView && onSeen(at), { root, threshold: 0.6 })
  return (
    <figure
      ref={observe}
      className={styles.slide}
      aria-label={intl.formatMessage(messages.counter, { at: at + 1, count })}
      inert={!active}
    >
      {near &&
        (media.type === 'image' ? (
          <Zoomable media={media} lang={lang} active={active} whole={whole} onZoomed={onZoomed} />
        ) : (
          <Playback media={media} lang={lang} statusId={statusId} active={active} />
        ))}
    </figure>
  )
}
