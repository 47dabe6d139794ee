import { useRef } from 'react'
import { Button } from '@/lib/ui/button/button'
import { UploadIcon } from '@/lib/ui/icons'

interface Props {
  label: string
  /** Types of files, as the attribute of an input. */
  accept: string
  onFile: (file: File) => void
}

/** A button that opens a file. */
export function FileButton({ label, accept, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const take = (element: HTMLInputElement) => {
    const [file] = element.files ?? []
    // Otherwise choosing the same file again would not be a change.
    element.value = ''
    if (file) onFile(file)
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={(event) => take(event.target)}
      />
      <Button icon={<UploadIcon aria-hidden />} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  )
}
