import { useRef, type ChangeEvent } from 'react'
import { useLimits } from '@/features/instance'
import { alertError } from '@/lib/alerts'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { ImageIcon } from '@/lib/ui/icons'
import type { EditablePart } from '../../drafts/editable-part'
import { messages } from '../messages'

const ANY = 'image/*,video/*,audio/*'

/** Opens the file picker. Files that cannot be attached are reported afterwards. */
export function AddMediaButton({ target }: { target: EditablePart }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { mimeTypes } = useLimits()
  const input = useRef<HTMLInputElement>(null)
  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    event.target.value = ''
    if (files.length === 0) return
    import('./add-files')
      .then(({ addFiles }) => addFiles(runtime, target, files, intl))
      .catch((error: unknown) => alertError(error, intl))
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={intl.formatMessage(messages.add)}
        accept={mimeTypes.length > 0 ? mimeTypes.join(',') : ANY}
        onChange={chosen}
      />
      <IconButton
        icon={<ImageIcon />}
        label={intl.formatMessage(messages.add)}
        disabled={target.readOnly}
        onClick={() => input.current?.click()}
      />
    </>
  )
}
