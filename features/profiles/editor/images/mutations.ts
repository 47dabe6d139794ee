import * as z from 'zod/mini'
import { VERIFY_PATH, type ApiError, type Http, type ParsedAnswer } from '@/lib/http'
import type { Runtime } from '@/lib/runtime'
import { defineMutation } from '@/lib/runtime/define-mutation'
import { ownProfileDto, type OwnProfileDto } from '@/schemas/accounts/own-profile'
import { changeProfile, PROFILE_PATH, sendProfile, UPDATE_PATH } from '../mutations'
import { IMAGE_KINDS, type ImageKind } from './crop-rules'

type Answer = Promise<ParsedAnswer<OwnProfileDto>>

/** Sends only the description. Mastodon 4.6.0 takes it at another path, whose answer is not the account. */
async function sendDescription(http: Http, kind: ImageKind, text: string): Answer {
  const name = `${kind}_description`
  if (http.capabilities.has('updateDescriptions')) {
    const form = new FormData()
    form.append(name, text)
    return sendProfile(http, form)
  }
  await http.request(PROFILE_PATH, { method: 'PATCH', json: { [name]: text }, schema: z.unknown() })
  return http.request(VERIFY_PATH, { schema: ownProfileDto })
}

export interface ImageUpload {
  kind: ImageKind
  file: File
  /** Undefined where the server has no descriptions, or takes them in a request of their own (`saveDescription`). */
  description?: string | undefined
  onProgress: (loaded: number, total: number) => void
  signal: AbortSignal
}

function sendImage(http: Http, { kind, file, description, onProgress, signal }: ImageUpload): Answer {
  const form = new FormData()
  form.append(kind, file)
  if (description !== undefined) form.append(`${kind}_description`, description)
  return http.upload(UPDATE_PATH, { method: 'PATCH', form, schema: ownProfileDto, onProgress, signal })
}

/**
 * Replaces an image of the profile. It is shown everywhere after the answer, which has its address. Nothing can store
 * it, because of the bytes of the image. The caller shows errors.
 */
export const saveImage = (runtime: Runtime, upload: ImageUpload, onFailed: (error: ApiError) => void) => ({
  ...changeProfile(runtime, { section: upload.kind, request: (http) => sendImage(http, upload) }),
  onFailed,
  meta: { skipAlert: true },
})

/** Changes the description of an image. */
export const saveDescription = defineMutation({
  name: 'saveDescription',
  args: z.object({ kind: z.enum(IMAGE_KINDS), text: z.string() }),
  create: ({ kind, text }, runtime) =>
    changeProfile(runtime, {
      section: `${kind} description`,
      shown: { [`${kind}_description`]: text },
      request: (http) => sendDescription(http, kind, text),
    }),
})

/** Removes an image of the profile. */
export const removeImage = defineMutation({
  name: 'removeImage',
  args: z.object({ kind: z.enum(IMAGE_KINDS) }),
  create: ({ kind }, runtime) =>
    changeProfile(runtime, {
      section: kind,
      shown: { [kind]: '', [`${kind}_static`]: '' },
      request: (http) => http.request(`/api/v1/profile/${kind}`, { method: 'DELETE', schema: ownProfileDto }),
    }),
})
