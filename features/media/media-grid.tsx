import { useLayoutEffect, useRef, type CSSProperties } from 'react'
import { useIntl } from '@/lib/i18n'
import { HideIcon } from '@/lib/ui/icons'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import type { Media } from '@/schemas/statuses/media'
import type { StatusId } from '@/schemas/primitives'
import { layoutOf } from './aspect'
import { MediaList } from './lazy-media-list'
import { MediaTile } from './tile/media-tile'
import { messages } from './messages'
import { useOpenMedia } from './open-media'
import { isVisual } from './sources'
import { MediaViewer } from './viewer'
import styles from './media-grid.module.css'

interface Props {
  media: readonly Media[]
  sensitive: boolean
  /** Why the media are hidden, if neither because they are sensitive nor by the setting. */
  reason?: string
  shown: boolean
  onToggle: (shown: boolean) => void
  /** Show every image, not only the first four. */
  all?: boolean
  onAll?: () => void
  /** Language of the descriptions. */
  lang?: string | null
  /** The post of the media; its actions are shown in the viewer. */
  statusId?: StatusId
}

/** Number of tiles before the rest is replaced by a count. */
const MAX_TILES = 4

/**
 * The media of a post. One image keeps its aspect ratio, several are laid out together, at a height known
 * before they load; audio and files follow below. Hidden media show only their blurhash.
 */
export function MediaGrid({
  media,
  sensitive,
  reason,
  shown,
  onToggle,
  all = false,
  onAll,
  lang = null,
  statusId,
}: Props) {
  const intl = useIntl()
  const open = useOpenMedia()
  const visual = media.filter(isVisual)
  const rest = media.filter((each) => !isVisual(each))
  const [first] = visual
  const tiles = all && shown ? visual : visual.slice(0, MAX_TILES)
  const hidden = visual.length - tiles.length
  const { aspect, shape } = layoutOf(tiles)
  const why = reason ?? intl.formatMessage(sensitive ? messages.sensitive : messages.hidden)
  const grid = useRef<HTMLDivElement>(null)
  const wanted = useRef<boolean | null>(null)
  const toggle = (next: boolean) => {
    wanted.current = next
    onToggle(next)
  }
  // The pressed button was removed: focus the button that reverts it.
  useLayoutEffect(() => {
    if (wanted.current === shown)
      grid.current?.querySelector<HTMLElement>('[data-toggle]')?.focus({ preventScroll: true })
    wanted.current = null
  }, [shown])
  const cover = <Cover reason={why} onShow={() => toggle(true)} />
  // Files of an unknown type are only linked.
  const viewable = media.filter(({ type }) => type !== 'unknown')
  const openAt = (each: Media) =>
    open({
      media: viewable,
      index: viewable.indexOf(each),
      lang,
      ...(statusId !== undefined && { statusId }),
    })
  return (
    <>
      {first && (
        <div
          ref={grid}
          className={styles.grid}
          data-count={tiles.length > MAX_TILES ? 'many' : tiles.length}
          data-shape={shape}
          style={aspect === undefined ? undefined : ({ '--aspect': aspect } as CSSProperties)}
        >
          {tiles.map((each, index) => (
            <MediaTile
              key={each.id}
              media={each}
              shown={shown}
              lang={lang}
              statusId={statusId}
              more={index === MAX_TILES - 1 ? hidden : 0}
              onOpen={() => openAt(each)}
              onNear={MediaViewer.preload}
              {...(onAll && { onMore: onAll })}
            />
          ))}
          {shown ? (
            <div className={styles.corner}>
              <IconButton
                icon={<HideIcon aria-hidden />}
                label={intl.formatMessage(messages.hide)}
                size="small"
                overMedia
                data-toggle
                data-shortcut="toggleMedia"
                onClick={() => toggle(false)}
              />
            </div>
          ) : (
            cover
          )}
        </div>
      )}
      {rest.length > 0 &&
        (shown ? (
          <MediaList media={rest} lang={lang} statusId={statusId} />
        ) : (
          !first && <div className={styles.bar}>{cover}</div>
        ))}
    </>
  )
}

/** Covers hidden media: the reason, and a button to show them. */
function Cover({ reason, onShow }: { reason: string; onShow: () => void }) {
  const intl = useIntl()
  const show = intl.formatMessage(messages.show)
  return (
    <button
      type="button"
      className={styles.cover}
      data-toggle
      aria-label={`${reason}: ${show}`}
      onClick={onShow}
    >
      <span className={styles.words}>
        <strong>{reason}</strong>
        <span>{show}</span>
      </span>
    </button>
  )
}
