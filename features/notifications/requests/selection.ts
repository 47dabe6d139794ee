/** The selected rows of a list; null while rows are not selected. */
export type Selection = ReadonlySet<string> | null

/** Returns the selected ids that are still listed, in the order of the list. */
export const selectedOf = (selection: Selection, listed: readonly string[]): string[] =>
  selection === null ? [] : listed.filter((id) => selection.has(id))

/** Selects a row, or removes it from the selection. */
export const withToggled = (selection: Selection, id: string): Selection => {
  const next = new Set(selection)
  if (!next.delete(id)) next.add(id)
  return next
}

/** Selects every row; when all are selected, none. */
export const withAllToggled = (selection: Selection, listed: readonly string[]): Selection =>
  new Set(selectedOf(selection, listed).length === listed.length ? [] : listed)

/** State of a "select all" checkbox. */
export function allState(selection: Selection, listed: readonly string[]): 'none' | 'some' | 'all' {
  const { length } = selectedOf(selection, listed)
  if (length === 0) return 'none'
  return length === listed.length ? 'all' : 'some'
}
