import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { useCapability, useLimits } from '@/features/instance'
import { errorText } from '@/lib/alerts'
import type { ApiError } from '@/lib/http'
import { percent, useIntl } from '@/lib/i18n'
import { useObjectUrl } from '@/lib/hooks/use-object-url'
import type { ModalProps } from '@/lib/modals'
import { useEntity, useRuntime } from '@/lib/runtime'
import { announce } from '@/lib/ui/announce/announce'
import { Button } from '@/lib/ui/button/button'
import { CharacterCount } from '@/lib/ui/character-count/character-count'
import { Dialog } from '@/lib/ui/dialog'
import { TextArea } from '@/lib/ui/text-area/text-area'
import { Toggle } from '@/lib/ui/toggle/toggle'
import type { AccountId } from '@/schemas/primitives'
import { cropImage } from './crop-image'
import { ASPECT, centredArea, type Area } from './crop-rules'
import { Cropper } from './cropper'
import styles from './image-dialog.module.css'
import { sendRefusal } from './image-rules'
import { messages } from './messages'
import { saveDescription, saveImage } from './mutations'
import type { ChosenImage } from './payload'
import { refusalText } from './refusal-text'

type Props = ModalProps<'PROFILE_IMAGE'>

/** Share of an upload that is done, 0 to 1; null = no upload. */
type Progress = number | null

/** Crops and describes a chosen image of the profile, or describes the present one, and saves it. */
export default function ImageDialog({ payload, close }: Props) {
  const { me } = useRuntime()
  return me === null ? null : <ImageForm me={me} payload={payload} close={close} />
}

function ImageForm({
  me,
  payload: { kind, chosen: given },
  close,
}: Pick<Props, 'payload' | 'close'> & { me: AccountId }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const formId = useId()
  const { mimeTypes, imageBytes, imagePixels, profile } = useLimits()
  const hasDescription = useCapability('pictureDescriptions')
  const isTogether = useCapability('updateDescriptions')
  // The image was saved without its description, which is all that is left to save.
  const [isImageSaved, setIsImageSaved] = useState(false)
  const chosen = isImageSaved ? null : given
  const known = useEntity('account', me)?.[`${kind}_description`] ?? ''
  // A new image needs a new description.
  const [description, setDescription] = useState(given ? '' : known)
  const [isCropped, setIsCropped] = useState(!given?.isAnimated)
  const [area, setArea] = useState<Area | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [progress, setProgress] = useState<Progress>(null)
  const [isBusy, setIsBusy] = useState(false)
  const upload = useRef<AbortController>(null)
  useEffect(() => () => upload.current?.abort(), [])

  const left = profile.pictureDescriptionCharacters - Array.from(description.trim()).length
  const onFailed = (error: ApiError) => setProblem(errorText(error, intl)?.text ?? null)

  const send = async ({ file, size }: ChosenImage): Promise<boolean> => {
    const cropped = isCropped
      ? await cropImage(file, area ?? centredArea(size, ASPECT[kind]), kind, mimeTypes).catch(() => null)
      : file
    if (!cropped) {
      setProblem(intl.formatMessage(messages.cropFailed))
      return false
    }
    const refusal = isCropped ? null : sendRefusal(file, size, { mimeTypes, imageBytes, imagePixels })
    if (refusal) {
      setProblem(refusalText(refusal, mimeTypes, intl))
      return false
    }
    upload.current = new AbortController()
    setProgress(0)
    return runtime.run(
      saveImage(
        runtime,
        {
          kind,
          file: cropped,
          ...(hasDescription && isTogether && { description: description.trim() }),
          onProgress: (loaded, total) => setProgress(loaded / total),
          signal: upload.current.signal,
        },
        onFailed,
      ),
    )
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || left < 0) return
    setProblem(null)
    setIsBusy(true)
    const describe = () =>
      runtime.run(saveDescription, { kind, text: description.trim() }, { onFailed, skipAlert: true })
    const isSent = chosen ? await send(chosen) : true
    const isDone = isSent && (chosen && (isTogether || !hasDescription) ? true : await describe())
    setIsBusy(false)
    setProgress(null)
    if (isSent) setIsImageSaved(chosen !== null || isImageSaved)
    if (!isDone) return
    announce(intl.formatMessage(messages.saved))
    close()
  }

  const title = chosen
    ? kind === 'avatar'
      ? messages.cropAvatar
      : messages.cropHeader
    : messages.descriptionTitle
  return (
    <Dialog
      title={intl.formatMessage(title)}
      onClose={close}
      onFailed={close}
      keep
      footer={
        <>
          <Button onClick={close}>{intl.formatMessage(messages.cancel)}</Button>
          <Button type="submit" form={formId} variant="primary" busy={isBusy}>
            {intl.formatMessage(chosen ? messages.save : messages.saveDescription)}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {chosen && <Chosen chosen={chosen} kind={kind} isCropped={isCropped} onArea={setArea} />}
        {chosen?.isAnimated && (
          <Toggle
            label={intl.formatMessage(messages.animated)}
            hint={intl.formatMessage(messages.animatedHint)}
            checked={isCropped}
            onChange={(on) => {
              setIsCropped(on)
              setProblem(null)
            }}
          />
        )}
        {hasDescription && (
          <TextArea
            label={intl.formatMessage(messages.alt)}
            hint={intl.formatMessage(messages.altHint)}
            error={left < 0 && intl.formatMessage(messages.altOver, { count: -left })}
            aside={<CharacterCount left={left} />}
            rows={2}
            value={description}
            onChange={(event) => setDescription(event.target.value)}
          />
        )}
        {progress !== null && (
          <div className={styles.upload}>
            <progress
              max={1}
              value={progress}
              aria-label={intl.formatMessage(messages.uploading, { percent: percent(intl, progress, 1) })}
            />
            <span aria-hidden>{percent(intl, progress, 1)}</span>
          </div>
        )}
        <div role="alert">
          {problem !== null && (
            <p className={styles.problem}>
              <strong>{intl.formatMessage(isImageSaved ? messages.partlyFailed : messages.failed)}</strong>{' '}
              <span>{problem}</span>
            </p>
          )}
        </div>
      </form>
    </Dialog>
  )
}

interface ChosenProps {
  chosen: ChosenImage
  kind: Props['payload']['kind']
  isCropped: boolean
  onArea: (area: Area) => void
}

function Chosen({ chosen: { file, size }, kind, isCropped, onArea }: ChosenProps) {
  const src = useObjectUrl(file)
  if (src === null) return null
  if (isCropped) return <Cropper src={src} size={size} kind={kind} onChange={onArea} />
  return <img className={styles.whole} data-kind={kind} src={src} alt="" />
}
