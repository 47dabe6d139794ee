import {
  memo,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type ReactNode,
} from 'react'
import { noteScreenShown } from '@/lib/util/first-screen'
import { RowBoundary } from '../error-boundary/row-boundary'
import type { RowSubject } from '../error-boundary/row-subject'
import { WindowController } from './controller'
import { RowPlace, RowPlaceContext } from './row-place'
import type { WindowHandle } from './handle'
import type { Scroller } from '@/lib/column'
import type { WindowView } from './view'
import styles from './windowed-list.module.css'

export interface WindowedListProps {
  /** One stable key per row, in order. */
  keys: readonly string[]
  /** Renders the row of a key. Must be stable; rows rerender when it or their index changes. */
  renderRow: (key: string, index: number) => ReactNode
  /** The entity that a row shows, null when it shows none. Must be stable. Default null for all. */
  subjectOf?: ((key: string) => RowSubject | null) | undefined
  /** Remembers the list and gives it commands. Must not change: use a React key to change it. */
  handle: WindowHandle
  /** Must not change. */
  scroller: Scroller
  /** Height in pixels of unmeasured rows. Must not change. */
  estimate: number
  /** True when rows added above are shown to a reader at the very top; default true. Must not change. */
  live?: boolean
  /** The row at which a list without a stored position starts; default its top. Must not change. */
  defaultKey?: string | undefined
  /** Called after every change of the visible rows. */
  onView?: (view: WindowView) => void
  /** Called when less than `nearEnd` pixels are left below the view. */
  onNearEnd?: () => void
  /** Pixels; default two screens. */
  nearEnd?: number
  /**
   * Length of a feed, -1 when unknown. Its rows then learn their place by `useRowPlace`. Default: `renderRow` tells them.
   */
  size?: number | undefined
  /** True for an unread row, which a key can jump to. Default: the list has none. */
  isUnread?: ((key: string) => boolean) | undefined
}

interface RowProps {
  name: string
  index: number
  size: number | undefined
  renderRow: WindowedListProps['renderRow']
  subjectOf: WindowedListProps['subjectOf']
  attach: WindowController['attachRow']
}

/** Calls `renderRow` below the boundary, which catches its errors. */
const Content = ({ name, index, renderRow }: Pick<RowProps, 'name' | 'index' | 'renderRow'>) =>
  renderRow(name, index)

const Row = memo(function Row({ name, index, size, renderRow, subjectOf, attach }: RowProps) {
  const element = useRef<HTMLDivElement>(null)
  const [place] = useState(() => new RowPlace())
  useLayoutEffect(() => {
    if (size !== undefined) place.set(index + 1, size)
  }, [place, index, size])
  useLayoutEffect(() => (element.current ? attach(name, element.current) : undefined), [attach, name])
  return (
    <div ref={element} className={styles.row} data-key={name}>
      <RowBoundary name={name} subject={subjectOf?.(name) ?? null} resetKey={renderRow}>
        <RowPlaceContext value={size === undefined ? null : place}>
          <Content name={name} index={index} renderRow={renderRow} />
        </RowPlaceContext>
      </RowBoundary>
    </div>
  )
})

const keyOf = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-key]')?.dataset['key'] ?? null) : null

/**
 * A list of any length that mounts only rows near the view. The row being read stays in place when rows above
 * it are added, removed or resized; the focused row and its neighbours stay mounted.
 */
export function WindowedList(props: WindowedListProps) {
  const {
    keys,
    renderRow,
    subjectOf,
    handle,
    scroller,
    estimate,
    live = true,
    defaultKey,
    onView,
    onNearEnd,
    nearEnd,
    isUnread,
    size,
  } = props
  const [controller] = useState(
    () => new WindowController(handle.memory, scroller, { estimate, live, defaultKey }),
  )
  useSyncExternalStore(controller.subscribe, controller.version)
  // A state of its own: updates of an external store are never interrupted.
  const [, grow] = useReducer((count: number) => count + 1, 0)
  const plan = controller.engine.plan(keys)

  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    controller.attachRoot(root.current)
    return () => controller.attachRoot(null)
  }, [controller])
  useLayoutEffect(() => {
    controller.committed(plan, { onView, onNearEnd, nearEnd, isUnread })
  })
  useLayoutEffect(() => handle.attach(controller), [handle, controller])
  useLayoutEffect(() => controller.onGrow(grow), [controller])
  useEffect(() => controller.listen(), [controller])
  useEffect(noteScreenShown, [])
  useEffect(() => void controller.restoreFocus(), [controller])

  return (
    <div
      ref={root}
      className={styles.list}
      onFocus={(event: FocusEvent) => controller.focus(keyOf(event.target), event.target)}
    >
      {plan.state.segments.map((segment) => {
        if (segment.kind === 'space')
          return <div key={segment.key} className={styles.space} style={{ blockSize: segment.height }} />
        const key = keys[segment.index]
        return key === undefined ? null : (
          <Row
            key={key}
            name={key}
            index={segment.index}
            size={size}
            renderRow={renderRow}
            subjectOf={subjectOf}
            attach={controller.attachRow}
          />
        )
      })}
    </div>
  )
}
