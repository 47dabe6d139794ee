import { apiSegment, type Http } from '@/lib/http'
import { mediaDto, type Media } from '@/schemas/statuses/media'
import type { MediaId } from '@/schemas/primitives'
import type { DraftMedia } from '../../drafts/draft-parts'

type Details = Pick<DraftMedia, 'alt' | 'focus'>

/** Details that this tab has sent for each file; another tab sends them again. */
const sentDetails = new Map<string, string>()

const wordsOf = ({ alt, focus }: Details) => JSON.stringify([alt, focus])

/** Records the details that an upload included, so that they are not sent twice. */
export const noteSentDetails = (localId: string, details: Details): void =>
  void sentDetails.set(localId, wordsOf(details))

/** Returns alt text and focal point for a form or body. */
export const focusText = (focus: DraftMedia['focus']): string =>
  (focus ?? [0, 0]).map((value) => value.toFixed(2)).join(',')

/**
 * Sends alt text and focal point of a file that is not part of a post yet, unless the server has them. Throws
 * ApiError.
 */
export async function sendDetails(
  http: Pick<Http, 'request'>,
  file: DraftMedia,
  id: MediaId,
  signal?: AbortSignal,
): Promise<Media | null> {
  const { localId, alt, focus, attached } = file
  const known = sentDetails.get(localId) ?? wordsOf({ alt: '', focus: null })
  if (attached || known === wordsOf(file)) return null
  const { data } = await http.request(`/api/v1/media/${apiSegment(id)}`, {
    method: 'PUT',
    schema: mediaDto,
    json: { description: alt, focus: focusText(focus) },
    signal,
  })
  noteSentDetails(localId, { alt, focus })
  return data
}

/** Replaces the cover image of an uploaded file; resolves with the changes. Throws ApiError. */
export async function sendCover(
  http: Pick<Http, 'upload'>,
  id: MediaId,
  blob: Blob,
  signal?: AbortSignal,
): Promise<Partial<DraftMedia>> {
  const form = new FormData()
  form.append('thumbnail', blob)
  const path = `/api/v1/media/${apiSegment(id)}`
  const { data } = await http.upload(path, { method: 'PUT', form, schema: mediaDto, signal })
  return { thumbnail: { blob, state: 'done' }, previewUrl: data.preview_url ?? '' }
}
