/** A column: one identity that reads, scrolls and navigates independently of everything next to it. */
export { ColumnProvider, useColumn, type Column } from './column'
export { documentScroller, elementScroller, expectScroll, SCROLL_COMMAND, type Scroller } from './scroller'
export { ColumnInViewProvider, useColumnInView } from './in-view'
export { columnOfElement, connectColumn, useColumnElement } from './column-element'
