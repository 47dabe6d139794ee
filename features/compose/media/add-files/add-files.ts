import { instanceQuery, DEFAULT_LIMITS, type Limits } from '@/features/instance'
import { pushToast, TOAST_MS } from '@/lib/alerts'
import type { IntlShape } from '@/lib/i18n'
import { fileSize } from '@/lib/i18n/file-size'
import { confirm, type ConfirmWording } from '@/lib/modals'
import type { Runtime } from '@/lib/runtime'
import type { FrameSize } from '@/lib/util/image-file'
import type { EditablePart } from '../../drafts/editable-part'
import { findPart } from '../../drafts/draft-content'
import { newMedia, type DraftMedia } from '../../drafts/draft-parts'
import { newId } from '../../drafts/drafts'
import { canShrink, fileRefusal, type AttachedContent, type FileFacts, type FileRefusal } from './file-rules'
import { messages } from '../messages'
import { shrinkImage, sizeOf } from './shrink-image'

const ONE_MILLION = 1_000_000

/** Returns the message about a refused file; `facts` describes the file. */
function refusalText(refusal: FileRefusal, facts: FileFacts, intl: IntlShape): string {
  const { name, size, pixels } = facts
  switch (refusal.reason) {
    case 'count':
      return `${intl.formatMessage(messages.count)} ${intl.formatMessage(messages.countMore, { count: refusal.limit })}`
    case 'type':
      return intl.formatMessage(messages.type, { type: refusal.type })
    case 'imageBytes':
    case 'videoBytes':
      return intl.formatMessage(messages.bytes, {
        name,
        size: fileSize(intl, size),
        limit: fileSize(intl, refusal.limit),
      })
    case 'imagePixels':
    case 'videoPixels': {
      const megapixels = (count: number) =>
        intl.formatNumber(count / ONE_MILLION, { maximumSignificantDigits: 3 })
      return intl.formatMessage(messages.pixels, {
        name,
        size: megapixels(pixels ?? 0),
        limit: megapixels(refusal.limit),
      })
    }
    default:
      return intl.formatMessage(messages[refusal.reason], { name })
  }
}

const KINDS: Record<string, DraftMedia['type']> = { image: 'image', video: 'video', audio: 'audio' }

const begin = (file: File, size: FrameSize | null): DraftMedia =>
  newMedia({
    localId: newId(),
    blob: file,
    name: file.name,
    type: KINDS[file.type.split('/')[0] ?? ''] ?? 'unknown',
    width: size?.width ?? null,
    height: size?.height ?? null,
  })

/** Returns the current content of the part: other files may have been added while these were read. */
function attachedContentOf(target: EditablePart): AttachedContent {
  const draft = target.drafts.state.getState().drafts[target.draft.id] ?? target.draft
  const { media, poll } = findPart(draft, target.partId) ?? target.part
  return {
    files: media.map(({ type, blob }) => ({ type: blob?.type || `${type === 'gifv' ? 'image' : type}/*` })),
    poll: poll !== null,
    quote: draft.fields.quoted !== null || (draft.editing?.quotes ?? false),
  }
}

async function limitsOf(runtime: Pick<Runtime, 'client' | 'http' | 'cache'>): Promise<Limits> {
  try {
    return (await runtime.client.query(instanceQuery(runtime)))?.limits ?? DEFAULT_LIMITS
  } catch {
    return DEFAULT_LIMITS
  }
}

/**
 * Attaches files to a part of a draft, in their order. Files that the server would refuse are reported with the limit
 * and left out; an image that is only too large is scaled down if the author agrees.
 */
export async function addFiles(
  runtime: Runtime,
  target: EditablePart,
  files: readonly File[],
  intl: IntlShape,
): Promise<void> {
  const limits = await limitsOf(runtime)
  const identity = target.draft.identity
  const refuse = (text: () => string) => pushToast({ kind: 'error', text, identity, duration: TOAST_MS })

  for (const given of files) {
    let file = given
    const size = await sizeOf(file)
    const facts = factsOf(file, size)
    const refusal = fileRefusal(facts, attachedContentOf(target), limits)
    if (refusal && canShrink(file, refusal)) {
      const words: ConfirmWording = (dialogIntl) => ({
        title: dialogIntl.formatMessage(messages.shrinkTitle),
        text: refusalText(refusal, facts, dialogIntl),
        confirm: dialogIntl.formatMessage(messages.shrink),
      })
      if (!(await confirm(words, identity))) continue
      const room = { pixels: limits.imagePixels, bytes: limits.imageBytes, mimeTypes: limits.mimeTypes }
      const smaller = await shrinkImage(file, room)
      if (!smaller) {
        refuse(() => intl.formatMessage(messages.shrinkFailed, { name: file.name }))
        continue
      }
      file = smaller
    } else if (refusal) {
      refuse(() => refusalText(refusal, facts, intl))
      // One message is enough for all further files.
      if (['quote', 'poll', 'count'].includes(refusal.reason)) return
      continue
    }
    const media = begin(file, file === given ? size : await sizeOf(file))
    target.change((part) => ({ media: [...part.media, media] }))
  }
}

const factsOf = (file: File, size: FrameSize | null): FileFacts => ({
  name: file.name,
  type: file.type,
  size: file.size,
  pixels: size && size.width * size.height,
})
