import { useEffect, useMemo } from 'react'
import { connectColumn, elementScroller, type Column } from '@/lib/column'
import type { Navigation } from '@/lib/navigation'
import type { Runtime } from '@/lib/runtime'
import { COLUMN } from '@/lib/util/on-screen'
import { mountedColumns, setTitleOf } from '../columns-on-screen'

/** Height of the header of a column in CSS pixels, as `--header-height` in deck.module.css. */
const HEADER_HEIGHT = 44

interface Options {
  id: string
  runtime: Runtime | undefined
  /** The element that scrolls; null until it is mounted. */
  element: HTMLElement | null
  /** Must be the same object at every render, as a new one connects the column again. */
  navigate: Navigation
  isActive: boolean
}

/** Returns a column that scrolls in an element; null until the runtime and the element exist. */
export function useElementColumn({ id, runtime, element, navigate, isActive }: Options): Column | null {
  const column = useMemo(
    (): Column | null =>
      runtime && element
        ? {
            identity: runtime.identity,
            runtime,
            scroller: elementScroller(element, HEADER_HEIGHT),
            navigate,
            pageKey: id,
            setTitle: (title) => setTitleOf(id, title),
            isActive,
          }
        : null,
    [id, runtime, element, navigate, isActive],
  )
  useEffect(() => {
    const root = element?.closest(`[${COLUMN}]`)
    if (!column || !root) return undefined
    mountedColumns.set(id, column)
    const disconnect = connectColumn(root, column)
    return () => {
      disconnect()
      mountedColumns.delete(id)
    }
  }, [id, element, column])
  return column
}
