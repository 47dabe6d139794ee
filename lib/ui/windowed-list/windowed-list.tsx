import {
  memo,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type ReactNode,
} from 'react'
import { noteShown } from '@/lib/util/first-screen'
import { RowBoundary } from '../error-boundary/row-boundary'
import type { RowSubject } from '../error-boundary/row-subject'
import { WindowController } from './controller'
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
  /** Called after every change of the rows in view. */
  onView?: (view: WindowView) => void
  /** Called when less than `nearEnd` pixels are left below the view. */
  onNearEnd?: () => void
  /** Pixels; default two screens. */
  nearEnd?: number
}

interface RowProps {
  name: string
  index: number
  renderRow: WindowedListProps['renderRow']
  subjectOf: WindowedListProps['subjectOf']
  attach: WindowController['attachRow']
}

/** Calls `renderRow` below the boundary, which catches its errors. */
const Content = ({ name, index, renderRow }: Pick<RowProps, 'name' | 'index' | 'renderRow'>) =>
  renderRow(name, index)

const Row = memo(function Row({ name, index, renderRow, subjectOf, attach }: RowProps) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (element.current ? attach(name, element.current) : undefined), [attach, name])
  return (
    <div ref={element} className={styles.row} data-key={name}>
      <RowBoundary name={name} subject={subjectOf?.(name) ?? null} resetKey={renderRow}>
        <Content name={name} index={index} renderRow={renderRow} />
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
  } = props
  const [controller] = useState(
    () => new WindowController(handle.memory, scroller, { estimate, live, defaultKey }),
  )
  useSyncExternalStore(controller.subscribe, controller.version)
  const segments = controller.engine.plan(keys)

  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    controller.attachRoot(root.current)
    return () => controller.attachRoot(null)
  }, [controller])
  useLayoutEffect(() => {
    controller.committed({ onView, onNearEnd, nearEnd })
  })
  useLayoutEffect(() => handle.attach(controller), [handle, controller])
  useEffect(() => controller.listen(), [controller])
  useEffect(noteShown, [])
  useEffect(() => void controller.restoreFocus(), [controller])

  return (
    <div
      ref={root}
      className={styles.list}
      onFocus={(event: FocusEvent) => controller.focus(keyOf(event.target), event.target)}
    >
      {segments.map((segment) => {
        if (segment.kind === 'space')
          return <div key={segment.key} className={styles.space} style={{ blockSize: segment.height }} />
        const key = keys[segment.index]
        return key === undefined ? null : (
          <Row
            key={key}
            name={key}
            index={segment.index}
            renderRow={renderRow}
            subjectOf={subjectOf}
            attach={controller.attachRow}
          />
        )
      })}
    </div>
  )
}
