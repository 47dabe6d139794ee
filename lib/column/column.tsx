import { createContext, useContext, type ReactNode } from 'react'
import { NavigationProvider, type Navigation } from '@/lib/navigation'
import { RuntimeProvider, type Identity, type Runtime } from '@/lib/runtime'
import type { Scroller } from './scroller'

/**
 * The context of a page within its column. Code below a column never reads the document's scroll position,
 * its title or the address: the layout that shows the column connects it to them.
 */
export interface Column {
  /** The identity that reads and acts here. */
  readonly identity: Identity
  readonly runtime: Runtime
  /** Scrolls the lists of the column. */
  readonly scroller: Scroller
  /** Its links keep its identity. */
  readonly navigate: Navigation
  /** Name of the open page, the same after a reload. Scroll positions and the focus are stored by it. */
  readonly pageKey: string
  /** Sets the title of the open page. */
  readonly setTitle: (title: string) => void
  /** True for the page of the address, whose title the document has; false for the columns of the deck. */
  readonly isActive: boolean
}

const Context = createContext<Column | null>(null)

/**
 * Provides a column with its runtime and navigation. The value must be stable; use the identity as React key.
 */
export function ColumnProvider({ column, children }: { column: Column; children: ReactNode }) {
  return (
    <Context.Provider value={column}>
      <RuntimeProvider runtime={column.runtime}>
        <NavigationProvider value={column.navigate}>{children}</NavigationProvider>
      </RuntimeProvider>
    </Context.Provider>
  )
}

/** Returns the column that contains the component. Throws outside of a ColumnProvider. */
export function useColumn(): Column {
  const column = useContext(Context)
  if (!column) throw new Error('useColumn needs a ColumnProvider above it')
  return column
}
