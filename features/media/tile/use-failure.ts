import { useState } from 'react'

/** Tracks whether an attachment failed to load; `again` = it failed before. */
export function useFailure() {
  const [{ failed, tries }, set] = useState({ failed: false, tries: 0 })
  return {
    failed,
    again: tries > 0,
    fail: () => set({ failed: true, tries }),
    retry: () => set({ failed: false, tries: tries + 1 }),
  }
}
