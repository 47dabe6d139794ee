import { useEffect } from 'react'
import { useStableCallback } from '@/lib/hooks/use-stable-callback'
import { openSheet } from '@/lib/modals/sheet'

/** Adds a history entry for an open sheet, so that Back closes the sheet and not the page. */
export function useSheetEntry(open: boolean, close: () => void): void {
  const closed = useStableCallback(close)
  useEffect(() => (open ? openSheet(closed) : undefined), [open, closed])
}
