import type { DraftMedia } from '../drafts/draft-parts'
import type { putBody } from '../publish/send-body'

/** Returns the new cover images for files of a published post, by file id. */
export function newCovers(media: readonly DraftMedia[]): Map<string, Blob> {
  const chosen = media.flatMap(({ attached, serverId, thumbnail }): [string, Blob][] =>
    attached && serverId && thumbnail?.blob ? [[serverId, thumbnail.blob]] : [],
  )
  return new Map(chosen)
}

type Body = ReturnType<typeof putBody>

/** Writes `value` as Rails reads forms: `a[b]`, `a[]`, `a[][b]`. Undefined values are left out. */
function write(form: FormData, name: string, value: unknown): void {
  if (value instanceof Blob) form.append(name, value, 'cover')
  else if (Array.isArray(value)) for (const one of value) write(form, `${name}[]`, one)
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value)) write(form, `${name}[${key}]`, one)
  else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    form.append(name, String(value))
}

/** Returns the form body of an edit with new cover images, whose bytes are sent in `media_attributes[]`. */
export function editForm({ media_attributes, ...body }: Body, covers: ReadonlyMap<string, Blob>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) write(form, name, value)
  // The id comes first: Rails starts the next item when a name repeats.
  for (const file of media_attributes)
    write(form, 'media_attributes', [{ ...file, thumbnail: covers.get(file.id) }])
  return form
}
