import { useEffect, type ClipboardEvent } from 'react'
import { alertError } from '@/lib/alerts'
import { useStableCallback } from '@/lib/hooks/use-stable-callback'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import type { AttachSlot } from '../../editor/attachments'
import { enterDrop } from './drop-store'

/** Files of a paste. Text that comes with a picture of itself, as from an office program, is text. */
export function pastedFiles(data: Pick<DataTransfer, 'files' | 'types'>): File[] {
  return data.types.includes('text/plain') ? [] : [...data.files]
}

/**
 * Takes files that are pasted into the composer, or dropped anywhere on the page while it is there: of several
 * composers, the one that came last.
 */
export function useFileIntake(slot: AttachSlot | null) {
  const intl = useIntl()
  const runtime = useRuntime()
  const take = useStableCallback((files: readonly File[]) => {
    if (!slot || slot.readOnly || files.length === 0) return
    import('./add-files')
      .then(({ addFiles }) => addFiles(runtime, slot, files, intl))
      .catch((error: unknown) => alertError(error, intl))
  })
  const open = slot !== null && !slot.readOnly
  useEffect(() => (open ? enterDrop(take) : undefined), [open, take])
  return {
    onPaste: (event: ClipboardEvent) => {
      const files = pastedFiles(event.clipboardData)
      if (files.length === 0) return
      event.preventDefault()
      take(files)
    },
  }
}
