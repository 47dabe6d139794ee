import { hasTopFailed } from '@/lib/live-list'
import { checkForNew } from '@/lib/live-list/check-for-new'
import { useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react'
import { useOpenMedia } from '@/features/media'
import { useStableCallback } from '@/lib/hooks/use-stable-callback'
import { defineMessages, useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { SkeletonList } from '@/lib/ui/skeleton/skeleton'
import type { Scroller } from '@/lib/column'
import { ListBody } from '@/lib/ui/list'
import { useWindowHandle, type WindowMemory } from '@/lib/ui/windowed-list'
import type { StatusId } from '@/schemas/primitives'
import { GalleryFeed } from './gallery-feed'
import { GalleryTile } from './gallery-tile'
import { galleryRows, readMedia, rowWith } from './gallery-rows'
import { GapRow } from '../states/gap-row'
import { Empty, Failed } from '../timeline/lazy/lazy-states'
import type { TimelineSource } from '../engine/source'
import { useOlder } from '../timeline/use-older'
import { useSeek } from '../timeline/use-seek'
import { useTimeline } from '../timeline/use-timeline'
import { useVisible } from '../engine/row-filter'
import styles from './gallery.module.css'

const messages = defineMessages({
  label: {
    id: 'gallery.label',
    defaultMessage: 'Media of {name}',
    description: 'For screen readers: name of the media tab of a profile; {name}: display name',
  },
  row: {
    id: 'gallery.row',
    defaultMessage: 'Media of {name}, row {row, number}',
    description:
      'For screen readers: name of a row of thumbnails; {name}: display name; {row}: number of the row, from 1',
  },
})

interface Props {
  source: TimelineSource
  scroller: Scroller
  memory: WindowMemory
  /** The name of the account. */
  label: string
  /** Shown after the last row, and below the empty state. */
  end?: ReactNode
}

/** Height in pixels of unmeasured rows: a third of the column. */
const ESTIMATED_HEIGHT = 200

/** The media of a timeline as a grid of thumbnails. Pressing one opens the viewer. */
export function Gallery({ source, scroller, memory, label, end }: Props) {
  const intl = useIntl()
  const { cache } = useRuntime()
  const openMedia = useOpenMedia()
  const { engine, state, report } = useTimeline(source, memory)
  const { shown: visible, isVisible } = useVisible(source, state.entries)
  const rows = useMemo(() => galleryRows(visible, readMedia(cache)), [visible, cache])
  const byKey = useMemo(() => new Map(rows.map((row) => [row.key, row])), [rows])
  const keys = useMemo(() => rows.map(({ key }) => key), [rows])
  const seek = useMemo(() => ({ readsUpwards: false, rowOf: (name: string) => rowWith(rows, name) }), [rows])
  const handle = useWindowHandle(memory)
  const seeking = useSeek(engine, state, keys, handle, seek)
  const older = useOlder(engine, state, keys, isVisible)
  // Supplies the viewer with further media of this list.
  const feed = useRef<GalleryFeed>(null)
  const open = useStableCallback((status: StatusId, index: number) => {
    feed.current = new GalleryFeed(engine)
    const payload = feed.current.open(rows, state, { status, index })
    if (payload) openMedia(payload)
    return payload !== null
  })
  useEffect(() => feed.current?.update(rows, state), [rows, state])
  const renderRow = useCallback(
    (key: string, index: number) => {
      const row = byKey.get(key)
      if (!row) return null
      if (row.gap) return <GapRow name={key} engine={engine} list={handle} position={index + 1} size={-1} />
      return (
        <ul
          className={styles.row}
          aria-label={intl.formatMessage(messages.row, { name: label, row: index + 1 })}
        >
          {row.items.map((item) => (
            <GalleryTile key={`${item.status}/${item.index}`} {...item} onOpen={open} />
          ))}
        </ul>
      )
    },
    [byKey, engine, handle, label, intl, open],
  )
  if (!state.loaded && hasTopFailed(state))
    return <Failed engine={engine} error={state.topError} busy={state.requests.length > 0} />
  if (!state.loaded || seeking) return <SkeletonList />
  if (keys.length === 0 && !state.hasMore)
    return (
      <>
        <Empty source={source} leftOut={state.entries.length > 0} />
        {end}
      </>
    )
  return (
    <ListBody
      as="region"
      label={intl.formatMessage(messages.label, { name: label })}
      busy={state.requests.length > 0}
      from={engine.key}
      keys={keys}
      renderRow={renderRow}
      handle={handle}
      scroller={scroller}
      estimate={ESTIMATED_HEIGHT}
      onView={report}
      onNearEnd={older.onNearEnd}
      onRefresh={() => checkForNew(engine)}
      tail={{ ...older.tail, end }}
    />
  )
}
