import { useState, type CSSProperties } from 'react'
import { useIntl } from '@/lib/i18n'
import { Button } from '@/lib/ui/button/button'
import { RefreshIcon } from '@/lib/ui/icons'
import { Spinner } from '@/lib/ui/spinner/spinner'
import { passFocus } from '@/lib/focus/pass-focus'
import type { Media } from '@/schemas/statuses/media'
import { aspectOf } from '../../aspect'
import { Blur } from '../../tile/lazy-blur'
import { messages as common } from '../../messages'
import { OriginalLink } from '../../tile/original-link'
import { descriptionOf, fullUrlOf } from '../../sources'
import { messages } from '../messages'
import styles from './full-image.module.css'

export interface NaturalSize {
  width: number
  height: number
}

interface Props {
  media: Media
  lang: string | null
  /** True to load the full image, not only the preview. */
  whole: boolean
  /** Called with the natural size once it is loaded. */
  onSize: (size: NaturalSize) => void
  frame: (element: HTMLElement | null) => void
}

/**
 * An image as large as the window and its own pixels allow: blurhash first, then the preview, then the full
 * image.
 */
export function FullImage({ media, lang, whole, onSize, frame }: Props) {
  const intl = useIntl()
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)
  const [measured, setMeasured] = useState<NaturalSize | null>(null)
  const description = descriptionOf(media)
  const full = fullUrlOf(media)
  const own = measured ?? sizeOf(media)
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    '--aspect': own ? own.width / own.height : aspectOf(media),
    ...(own && { '--natural': `${own.width}px` }),
  }
  const retry = () => {
    setState('loading')
    setAttempt(attempt + 1)
  }
  const failed = state === 'failed' || full === null
  // The retry button has focus, so it stays until the image is loaded.
  const asking = attempt > 0 && state === 'loading'
  return (
    <div className={styles.frame} style={style} ref={frame}>
      {media.blurhash !== null && state !== 'ready' && (
        <Blur hash={media.blurhash} className={styles.layer} />
      )}
      {media.preview_url !== null && state !== 'ready' && (
        <img src={media.preview_url} alt="" aria-hidden className={styles.layer} draggable={false} />
      )}
      {whole && !failed && (
        <img
          key={attempt}
          src={full}
          alt={description || intl.formatMessage(common.image)}
          lang={description === '' ? undefined : (lang ?? undefined)}
          className={styles.full}
          data-ready={state === 'ready' || undefined}
          decoding="async"
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
            setState('ready')
            if (asking) passFocus(document.body, '[role=dialog]')
            if (width === 0 || height === 0) return
            setMeasured({ width, height })
            onSize({ width, height })
          }}
          onError={() => setState('failed')}
        />
      )}
      {whole && state === 'loading' && !asking && !failed && (
        <span className={styles.spinner}>
          <Spinner label={intl.formatMessage(messages.loading)} />
        </span>
      )}
      {(failed || asking) && (
        <output className={styles.failed}>
          <span className={styles.words}>
            {intl.formatMessage(media.preview_url === null ? common.failed : messages.fullFailed)}
          </span>
          {full !== null && (
            <Button size="small" icon={<RefreshIcon size={16} aria-hidden />} busy={asking} onClick={retry}>
              {intl.formatMessage(common.retry)}
            </Button>
          )}
          <OriginalLink media={media} />
        </output>
      )}
    </div>
  )
}

/** Returns the natural size from the server's metadata. */
function sizeOf({ meta }: Media): NaturalSize | null {
  const { width, height } = meta?.original ?? {}
  return width && height ? { width, height } : null
}
