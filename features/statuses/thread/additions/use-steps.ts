import { useCallback } from 'react'
import type { StatusId } from '@/schemas/primitives'
import type { Step } from '../rows/row-frame'
import type { ThreadRow } from '../rows/rows'

interface Options {
  rows: readonly ThreadRow[]
  byKey: ReadonlyMap<string, ThreadRow>
  isFolded: (id: StatusId) => boolean
  fold: (row: ThreadRow) => void
  goTo: (key: string) => void
}

/** The nearest row in one direction at the same depth as `row`, within its branch. */
function sibling(rows: readonly ThreadRow[], row: ThreadRow, by: 1 | -1): string | undefined {
  for (let at = rows.indexOf(row) + by; at >= 0 && at < rows.length; at += by) {
    const other = rows[at]
    if (!other || other.depth < row.depth) return undefined
    if (other.depth === row.depth) return other.key
  }
  return undefined
}

/**
 * Returns a function that moves through a thread as in a tree: a branch first opens or closes, then the
 * focus moves.
 */
export function useSteps({ rows, byKey, isFolded, fold, goTo }: Options) {
  return useCallback(
    (row: ThreadRow, step: Step): boolean => {
      const folded = row.foldable && isFolded(row.id)
      if (step === 'child' && folded) {
        fold(row)
        return true
      }
      if (step === 'parent' && row.foldable && !folded) {
        fold(row)
        return true
      }
      const target =
        step === 'parent'
          ? row.parent
          : step === 'child'
            ? rows.find((other) => other.parent === row.key)?.key
            : sibling(rows, row, step === 'next' ? 1 : -1)
      if (target === undefined || !byKey.has(target)) return false
      goTo(target)
      return true
    },
    [rows, byKey, isFolded, fold, goTo],
  )
}
