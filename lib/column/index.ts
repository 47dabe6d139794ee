/** A column: one identity that reads, scrolls and navigates independently of everything next to it. */
export { ColumnProvider, useColumn, type Column } from './column'
export { documentScroller, elementScroller, type Scroller } from './scroller'
