import { memo, useMemo, useState } from 'react'
import { useRouter } from '@tanstack/react-router'
import { TimelineOptionsProvider, type TimelineOptions } from '@/features/timelines'
import { ColumnProvider } from '@/lib/column'
import type { Path } from '@/lib/navigation'
import { addressNameOf, session } from '../../identity/session'
import { useRuntimeOf } from '../../identity/use-runtime-of'
import { pageFor } from '../../pages/page'
import { navigationAs } from '../../routing/history'
import { Ready } from '../../wiring/ready'
import { ChromeProvider, type Chrome } from '../column/column-chrome'
import { changePage } from './column/change-page'
import { ColumnAccount } from './column/column-account'
import { ColumnBody } from './column/column-body'
import { ColumnEdge } from './column/column-edge'
import { ColumnFrame } from './column/column-frame'
import { ColumnHandle } from './column/column-handle'
import { ColumnMenu } from './column/column-menu'
import { RemoveColumnButton } from './column/remove-column-button'
import { UnreadMark } from './column/unread-mark'
import { ColumnStrip } from './column/column-strip'
import { ColumnReconnection } from './reconnection/lazy-reconnection'
import { useTitleOf } from './columns-on-screen'
import { withColumnChanged, type ColumnEntry } from './deck-columns'
import { changeColumns } from './deck-store'
import { useElementColumn } from './column/use-element-column'
import { useSortableColumn } from './column/use-sortable-column'

/** Width of a collapsed column in CSS pixels. */
const STRIP_WIDTH = 48

/** Returns the navigation of a stored column: links open next to it, while tabs and options change it in place. */
const navigationOf = (id: string, identityKey: string) => {
  const base = navigationAs(addressNameOf(identityKey))
  return {
    ...base,
    go: (path: Path, { replace = false } = {}) => (replace ? changePage(id, { path }) : base.go(path)),
    // A stored column keeps its page, and has no history to go back in.
    backTo: (path: Path) => base.go(path),
    back: () => {},
  }
}

interface Props {
  column: ColumnEntry
  /** The servers of all columns, by origin. */
  servers: readonly string[]
  /** True if its banner about a lost connection is announced. */
  announced: boolean
}

/** A stored column with its own account, scroll position and page. */
export const DeckColumn = memo(function DeckColumn({ column: entry, servers, announced }: Props) {
  const { id, identity, path, width, collapsed, title, options } = entry
  const router = useRouter()
  const runtime = useRuntimeOf(session.resolve(identity)?.identity)
  const [element, setElement] = useState<HTMLElement | null>(null)
  const name = useTitleOf(id) ?? title
  const navigate = useMemo(() => navigationOf(id, identity), [id, identity])
  const page = useMemo(
    () => pageFor(router, path, { entry: id, identityKey: addressNameOf(identity) }),
    [router, path, id, identity],
  )
  const column = useElementColumn({ id, runtime, element, navigate, isActive: false })
  const { frame, handle } = useSortableColumn(id)
  const chrome = useMemo(
    (): Chrome => ({
      start: (
        <>
          <ColumnHandle id={id} path={path} handle={handle} />
          <UnreadMark id={id} page={page} />
          <ColumnAccount />
        </>
      ),
      end: <ColumnMenu id={id} />,
      isPinned: true,
      removal: <RemoveColumnButton id={id} />,
    }),
    [id, path, page, handle],
  )
  const timelineOptions = useMemo(
    () => ({
      options,
      change: (next: TimelineOptions) =>
        changeColumns((columns) => withColumnChanged(columns, id, { options: next })),
    }),
    [id, options],
  )
  const setWidth = (next: number) =>
    changeColumns((columns) => withColumnChanged(columns, id, { width: next }))
  return (
    <ColumnFrame
      id={id}
      identity={identity}
      width={collapsed ? STRIP_WIDTH : width}
      scrollRef={setElement}
      edge={
        !collapsed && (
          <>
            <ColumnEdge name={name} width={width} onWidth={setWidth} />
            {runtime && <ColumnReconnection runtime={runtime} servers={servers} announced={announced} />}
          </>
        )
      }
      {...frame}
    >
      {column && (
        <ColumnProvider column={column} key={identity}>
          <Ready runtime={column.runtime}>
            <TimelineOptionsProvider value={timelineOptions}>
              {collapsed ? (
                <ColumnStrip column={entry} page={page} />
              ) : (
                <ChromeProvider value={chrome}>
                  <ColumnBody page={page} />
                </ChromeProvider>
              )}
            </TimelineOptionsProvider>
          </Ready>
        </ColumnProvider>
      )}
    </ColumnFrame>
  )
})
