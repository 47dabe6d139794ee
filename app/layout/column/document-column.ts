import { documentScroller, type Column } from '@/lib/column'
import type { Runtime } from '@/lib/runtime'
import { navigationAs } from '../../routing/history'
import { setColumnTitle } from './use-title'

/** Height of the sticky header in CSS pixels; the viewport of the lists starts below it. */
const HEADER_HEIGHT = 48

const scroller = documentScroller(HEADER_HEIGHT)

/**
 * The column of the single-column layouts, connected to the document: the document scrolls and carries its title, and
 * navigation changes the address. `name` names the identity in addresses; null is the default one.
 */
export const documentColumn = (runtime: Runtime, name: string | null): Column => ({
  identity: runtime.identity,
  runtime,
  scroller,
  navigate: navigationAs(name),
  pageKey: 'none',
  setTitle: setColumnTitle,
  isActive: true,
})
