import { useRef, useState, type ChangeEvent, type ClipboardEvent, type DragEvent } from 'react'
import { useCapability, useLimits } from '@/features/instance'
import { errorText } from '@/lib/alerts'
import type { ApiError } from '@/lib/http'
import { useIntl } from '@/lib/i18n'
import { confirm, pushModal } from '@/lib/modals'
import { useRuntime } from '@/lib/runtime'
import { Avatar } from '@/lib/ui/avatar/avatar'
import { Button } from '@/lib/ui/button/button'
import { ImageIcon, TrashIcon } from '@/lib/ui/icons'
import { pastedFiles } from '@/lib/util/pasted-files'
import type { ImageKind } from './crop-rules'
import { acceptedTypes, isOwnImage } from './image-rules'
import styles from './images.module.css'
import { messages } from './messages'
import { removeImage } from './mutations'
import { ProfileImageDialog } from './payload'
import { readImage } from './read-image'
import { refusalText } from './refusal-text'

const NAMES = {
  avatar: {
    label: messages.avatar,
    choose: messages.chooseAvatar,
    remove: messages.removeAvatar,
    removeTitle: messages.removeAvatarTitle,
    removeText: messages.removeAvatarText,
    alt: messages.altAvatar,
  },
  header: {
    label: messages.header,
    choose: messages.chooseHeader,
    remove: messages.removeHeader,
    removeTitle: messages.removeHeaderTitle,
    removeText: messages.removeHeaderText,
    alt: messages.altHeader,
  },
} as const

interface Props {
  kind: ImageKind
  address: string
}

/** An image of the profile: chosen by button, drop or paste, described, and removed. */
export function ImageField({ kind, address }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const input = useRef<HTMLInputElement>(null)
  const { mimeTypes } = useLimits()
  const canRemove = useCapability('deleteImages')
  const canDescribe = useCapability('pictureDescriptions')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [isOver, setIsOver] = useState(false)
  const names = NAMES[kind]
  const isOwn = isOwnImage(address)
  const { key: identityKey } = runtime.identity

  const choose = async (file: File | undefined) => {
    if (!file || isBusy) return
    setProblem(null)
    setIsBusy(true)
    ProfileImageDialog.preload()
    const chosen = await readImage(file)
    setIsBusy(false)
    if ('reason' in chosen) setProblem(refusalText(chosen, mimeTypes, intl))
    else pushModal('PROFILE_IMAGE', { kind, chosen }, identityKey)
  }
  const remove = async () => {
    if (!isOwn) return
    setProblem(null)
    const isConfirmed = await confirm(
      (words) => ({
        title: words.formatMessage(names.removeTitle),
        text: words.formatMessage(names.removeText),
        confirm: words.formatMessage(messages.remove),
        danger: true,
      }),
      identityKey,
    )
    if (!isConfirmed) return
    const onFailed = (error: ApiError) => setProblem(errorText(error, intl)?.text ?? null)
    await runtime.run(removeImage, { kind }, { onFailed, skipAlert: true })
  }
  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    // Choosing the same file again must be a change.
    event.target.value = ''
    void choose(file)
  }
  const paste = (event: ClipboardEvent) => {
    const [file] = pastedFiles(event.clipboardData)
    if (!file) return
    event.preventDefault()
    void choose(file)
  }
  const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  const over = (event: DragEvent) => {
    if (!carriesFiles(event)) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
    setIsOver(true)
  }
  const drop = (event: DragEvent) => {
    if (!carriesFiles(event)) return
    event.preventDefault()
    setIsOver(false)
    void choose(event.dataTransfer.files[0])
  }
  return (
    // Buttons inside do the same; dropping and pasting are shortcuts.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      className={styles.field}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      onPaste={paste}
    >
      <legend className={styles.label}>{intl.formatMessage(names.label)}</legend>
      <div className={styles.image} data-kind={kind} data-over={isOver || undefined}>
        {kind === 'avatar' ? (
          <Avatar src={isOwn ? address : null} size="large" />
        ) : (
          isOwn && <img src={address} alt="" className={styles.header} />
        )}
        {isOver && <span className={styles.drop}>{intl.formatMessage(messages.dropHere)}</span>}
      </div>
      <div className={styles.buttons}>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={intl.formatMessage(names.choose)}
          accept={acceptedTypes(mimeTypes).join(',')}
          onChange={chosen}
        />
        <Button
          size="small"
          icon={<ImageIcon size={16} aria-hidden />}
          busy={isBusy}
          aria-label={intl.formatMessage(names.choose)}
          onClick={() => input.current?.click()}
        >
          {intl.formatMessage(messages.choose)}
        </Button>
        {canDescribe && isOwn && (
          <Button
            size="small"
            aria-label={intl.formatMessage(names.alt)}
            onClick={() => void pushModal('PROFILE_IMAGE', { kind, chosen: null }, identityKey)}
          >
            {intl.formatMessage(messages.altButton)}
          </Button>
        )}
        {canRemove && (
          <Button
            size="small"
            icon={<TrashIcon size={16} aria-hidden />}
            // Stays after the removal, so that the focus does.
            aria-disabled={!isOwn || undefined}
            aria-label={intl.formatMessage(names.remove)}
            onClick={() => void remove()}
          >
            {intl.formatMessage(messages.remove)}
          </Button>
        )}
      </div>
      <div role="alert">{problem !== null && <p className={styles.problem}>{problem}</p>}</div>
    </fieldset>
  )
}
