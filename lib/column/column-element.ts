import { useCallback, type RefCallback } from 'react'
import type { Column } from './column'

const columns = new WeakMap<Element, Column>()

/** Records the column of an element with `data-column`. Returns the function that removes it. */
export function connectColumn(element: Element, column: Column): () => void {
  columns.set(element, column)
  return () => {
    if (columns.get(element) === column) columns.delete(element)
  }
}

/** Returns the column of an element with `data-column`, for code outside of React. */
export const columnOfElement = (element: Element): Column | undefined => columns.get(element)

/** Returns the ref for the element with `data-column`. */
export const useColumnElement = (column: Column): RefCallback<HTMLElement> =>
  useCallback((element: HTMLElement) => connectColumn(element, column), [column])
