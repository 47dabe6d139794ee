import type { RouterHistory } from '@tanstack/react-router'

const STEPS = { PUSH: 1, REPLACE: 0, FORWARD: 1, BACK: -1 }

/** The way through the history since the page was loaded. */
export interface Trail {
  /** Returns the position of the current entry; 0 is the one that the page was loaded with, earlier ones are negative. */
  position: () => number
  /** Returns the path at a position, if it was visited. */
  pathAt: (position: number) => string | undefined
  /** Returns the number of entries of the last step, also of a blocked one; negative for Back. */
  lastStep: () => number
}

/** Follows a history from now on. */
export function followHistory(history: RouterHistory): Trail {
  let position = 0
  let lastStep = 0
  let { location } = history
  const visited = new Map([[position, location.pathname]])
  history.subscribe(({ action, location: next }) => {
    lastStep = action.type === 'GO' ? action.index : STEPS[action.type]
    // A blocked step is reported too, with the entry that stays.
    if (next === location) return
    location = next
    position += lastStep
    visited.set(position, location.pathname)
  })
  return {
    position: () => position,
    pathAt: (at) => visited.get(at),
    lastStep: () => lastStep,
  }
}
