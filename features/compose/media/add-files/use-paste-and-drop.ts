import { useEffect, type ClipboardEvent } from 'react'
import { alertError } from '@/lib/alerts'
import { useStableCallback } from '@/lib/hooks/use-stable-callback'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { pastedFiles } from '@/lib/util/pasted-files'
import type { EditablePart } from '../../drafts/editable-part'
import { receiveDrops } from './drop-store'

/**
 * Adds files pasted into the composer, or dropped anywhere on the page while it is shown: of several
 * composers, the one mounted last gets them. Returns the handlers of the form; a null target accepts nothing.
 */
export function usePasteAndDrop(target: EditablePart | null) {
  const intl = useIntl()
  const runtime = useRuntime()
  const add = useStableCallback((files: readonly File[]) => {
    if (!target || target.readOnly || files.length === 0) return
    import('./add-files')
      .then(({ addFiles }) => addFiles(runtime, target, files, intl))
      .catch((error: unknown) => alertError(error, intl))
  })
  const open = target !== null && !target.readOnly
  useEffect(() => (open ? receiveDrops(add) : undefined), [open, add])
  return {
    onPaste: (event: ClipboardEvent) => {
      const files = pastedFiles(event.clipboardData)
      if (files.length === 0) return
      event.preventDefault()
      add(files)
    },
  }
}
