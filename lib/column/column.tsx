import { createContext, useContext, type ReactNode } from 'react'
import { NavigationProvider, type Navigation } from '@/lib/navigation'
import { RuntimeProvider, type Identity, type Runtime } from '@/lib/runtime'
import type { Scroller } from './scroller'

/**
 * Everything that a screen shares with nothing beside it. Code below a column never reads the document's scroll position,
 * its title or the address: the layout that shows the column connects it to them.
 */
export interface Column {
  /** The identity that reads and acts here. */
  readonly identity: Identity
  readonly runtime: Runtime
  /** Where its lists scroll. */
  readonly scroller: Scroller
  /** Its links keep its identity. */
  readonly navigate: Navigation
  /** Name of the open page, the same after a reload: scroll positions and the focus are stored by it. */
  readonly placeKey: string
  /** Names the open screen. */
  readonly setTitle: (title: string) => void
  /** The column that the reader uses: the document describes its page. */
  readonly isActive: boolean
}

const Context = createContext<Column | null>(null)

/** Provides a column with its runtime and navigation. The value must be stable; give it a React key by identity. */
export function ColumnProvider({ column, children }: { column: Column; children: ReactNode }) {
  return (
    <Context.Provider value={column}>
      <RuntimeProvider runtime={column.runtime}>
        <NavigationProvider value={column.navigate}>{children}</NavigationProvider>
      </RuntimeProvider>
    </Context.Provider>
  )
}

/** The column that this part of the page belongs to. Throws outside of a ColumnProvider. */
export function useColumn(): Column {
  const column = useContext(Context)
  if (!column) throw new Error('useColumn needs a ColumnProvider above it')
  return column
}
