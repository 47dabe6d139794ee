import * as z from 'zod/mini'
import { VERIFY_PATH, type ApiError, type Http, type ParsedAnswer } from '@/lib/http'
import type { Runtime } from '@/lib/runtime'
import { ownProfileDto, type OwnProfileDto } from '@/schemas/accounts/own-profile'
import { changeProfile, PROFILE_PATH, sendProfile, UPDATE_PATH } from '../mutations'
import type { ImageKind } from './crop-rules'

type OnFailed = (error: ApiError) => void
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
  /** Undefined where the server has no descriptions. */
  description?: string | undefined
  onProgress: (loaded: number, total: number) => void
  signal: AbortSignal
}

async function sendImage(http: Http, { kind, file, description, onProgress, signal }: ImageUpload): Answer {
  const form = new FormData()
  form.append(kind, file)
  const isTogether = http.capabilities.has('updateDescriptions')
  if (description !== undefined && isTogether) form.append(`${kind}_description`, description)
  const answer = await http.upload(UPDATE_PATH, {
    method: 'PATCH',
    form,
    schema: ownProfileDto,
    onProgress,
    signal,
  })
  return description === undefined || isTogether ? answer : sendDescription(http, kind, description)
}

/** Replaces an image of the profile. It is shown everywhere after the answer, which has its address. */
export const saveImage = (runtime: Runtime, upload: ImageUpload, onFailed: OnFailed) =>
  changeProfile(runtime, {
    section: upload.kind,
    request: (http) => sendImage(http, upload),
    onFailed,
  })

/** Changes the description of an image. */
export const saveDescription = (runtime: Runtime, kind: ImageKind, text: string, onFailed: OnFailed) =>
  changeProfile(runtime, {
    section: `${kind} description`,
    shown: { [`${kind}_description`]: text },
    request: (http) => sendDescription(http, kind, text),
    onFailed,
  })

/** Removes an image of the profile. */
export const removeImage = (runtime: Runtime, kind: ImageKind, onFailed: OnFailed) =>
  changeProfile(runtime, {
    section: kind,
    shown: { [kind]: '', [`${kind}_static`]: '' },
    request: (http) => http.request(`/api/v1/profile/${kind}`, { method: 'DELETE', schema: ownProfileDto }),
    onFailed,
  })
