import { defineMessages, useIntl } from '@/lib/i18n'
import { Button } from '@/lib/ui/button/button'
import { HideIcon } from '@/lib/ui/icons'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import type { Media } from '@/schemas/media'
import { shownAspect } from './aspect'
import { MediaTile } from './media-tile'
import styles from './media-grid.module.css'

const messages = defineMessages({
  sensitive: {
    id: 'media.sensitive',
    defaultMessage: 'Sensitive content',
    description: 'Stands over media that are hidden',
  },
  hidden: {
    id: 'media.hidden',
    defaultMessage: 'Media hidden',
    description: 'Stands over media that are hidden',
  },
  show: { id: 'media.show', defaultMessage: 'Show', description: 'Button: shows hidden media' },
  hide: { id: 'media.hide', defaultMessage: 'Hide media', description: 'Button: hides media' },
})

interface Props {
  media: readonly Media[]
  sensitive: boolean
  shown: boolean
  onToggle: (shown: boolean) => void
  /** Language of the descriptions. */
  lang?: string | null
}

/** Tiles before the rest hides behind a count. */
const TILES = 4

/** The media of a post: one keeps its shape, more stand in a grid. Hidden ones show their colours only. */
export function MediaGrid({ media, sensitive, shown, onToggle, lang }: Props) {
  const intl = useIntl()
  const [first] = media
  if (!first) return null
  const visual = media.filter((each) => each.type !== 'audio' && each.type !== 'unknown')
  const tiles = media.slice(0, TILES)
  const single = media.length === 1
  return (
    <div
      className={styles.grid}
      data-count={Math.min(media.length, TILES)}
      data-kind={visual.length === 0 ? 'list' : 'pictures'}
      style={single && visual.length === 1 ? { aspectRatio: shownAspect(first) } : undefined}
    >
      {tiles.map((each, index) => (
        <MediaTile
          key={each.id}
          media={each}
          shown={shown}
          lang={lang ?? null}
          more={index === TILES - 1 ? media.length - TILES : 0}
        />
      ))}
      {shown ? (
        visual.length > 0 && (
          <div className={styles.corner}>
            <IconButton
              icon={<HideIcon size={16} aria-hidden />}
              label={intl.formatMessage(messages.hide)}
              size="small"
              overMedia
              onClick={() => onToggle(false)}
            />
          </div>
        )
      ) : (
        <div className={styles.cover}>
          <span className={styles.words}>
            {intl.formatMessage(sensitive ? messages.sensitive : messages.hidden)}
          </span>
          <Button size="small" onClick={() => onToggle(true)}>
            {intl.formatMessage(messages.show)}
          </Button>
        </div>
      )}
    </div>
  )
}
