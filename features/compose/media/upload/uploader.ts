import { errorText } from '@/lib/alerts'
import { isApiError } from '@/lib/http'
import type { IntlShape } from '@/lib/i18n'
import type { Runtime } from '@/lib/runtime'
import { onReachable } from '@/lib/runtime/on-reachable'
import { mediaDto, type Media } from '@/schemas/statuses/media'
import type { MediaId } from '@/schemas/primitives'
import { findPart } from '../../drafts/draft-content'
import type { DraftMedia } from '../../drafts/draft-parts'
import { getDrafts } from '../../drafts/drafts'
import type { Drafts } from '../../drafts/drafts-store'
import { withFile } from '../arrange'
import { focusText, noteSentDetails, sendCover } from '../details/send-details'
import { messages } from '../messages'
import { waitForProcessing, type Wait } from './processing'
import { noteProgress, uploadPercentOf } from './progress-store'

/** Identifies a file of a draft. */
export interface FileRef {
  readonly draftId: string
  readonly partId: string
  readonly localId: string
}

type Ports = Pick<Runtime, 'http' | 'httpWriter' | 'reach'> & {
  /** Pauses between checks; replaced by tests. */
  wait?: Wait
}

/** Maximum number of parallel uploads; more only share the bandwidth. */
const AT_ONCE = 2
const UPLOAD = '/api/v2/media'
/** The only endpoint of servers before 3.1.3 and some others; it answers after processing. */
const UPLOAD_V1 = '/api/v1/media'

const fileIn = (drafts: Drafts, { draftId, partId, localId }: FileRef): DraftMedia | undefined => {
  const draft = drafts.state.getState().drafts[draftId]
  return draft && findPart(draft, partId)?.media.find((file) => file.localId === localId)
}

/** Converts the server's answer about a file to the shape of drafts. */
const fromServer = (media: Media): Partial<DraftMedia> => ({
  serverId: media.id,
  type: media.type,
  previewUrl: media.preview_url ?? '',
  url: media.url ?? '',
  blurhash: media.blurhash,
  ...(media.meta?.original?.width ? { width: media.meta.original.width } : {}),
  ...(media.meta?.original?.height ? { height: media.meta.original.height } : {}),
})

/**
 * The uploads of one runtime. They continue while their draft is not on screen and end with the file, the draft
 * or the runtime. A file whose upload was interrupted by closing the tab starts again with `ensure`.
 */
export class Uploader {
  #jobs = new Map<string, { ref: FileRef; abort: AbortController; done: Promise<void> }>()
  #queue: FileRef[] = []
  #intl: IntlShape | null = null
  /** Files waiting for the next sign-in or the connection, with the reason. */
  #rejections = new Map<string, unknown>()
  /** Those of them that wait for the connection. */
  #lost = new Map<string, FileRef>()
  #stop: () => void

  constructor(
    readonly runtime: Ports,
    readonly drafts: Drafts,
  ) {
    this.#stop = drafts.state.subscribe(() => this.#endOrphans())
  }

  /**
   * Uploads the files that are not ready, uploading or failed; `all`: also files waiting for a sign-in or the connection.
   * `intl` formats error messages.
   */
  ensure(draftId: string, partId: string, files: readonly DraftMedia[], intl: IntlShape, all = false): void {
    this.#intl = intl
    for (const { localId, state } of files) {
      if (all) this.#rejections.delete(localId)
      const known = this.#jobs.has(localId) || this.#queue.some((ref) => ref.localId === localId)
      if (known || this.#rejections.has(localId) || state === 'ready' || state === 'failed') continue
      this.#queue.push({ draftId, partId, localId })
    }
    this.#pump()
  }

  /** Tries again after a failure. */
  retry(ref: FileRef, intl: IntlShape): void {
    const file = this.#fileAt(ref)
    if (!file) return
    this.#rejections.delete(ref.localId)
    this.#change(ref, { state: 'waiting', problem: null })
    this.ensure(ref.draftId, ref.partId, [{ ...file, state: 'waiting' }], intl)
  }

  /** Uploads the files that wait for the connection. */
  resume(): void {
    for (const [localId, ref] of this.#lost) {
      const file = this.#fileAt(ref)
      this.#lost.delete(localId)
      if (file && this.#intl) this.ensure(ref.draftId, ref.partId, [file], this.#intl, true)
    }
  }

  /** Returns why a waiting file is not sent; undefined when nothing prevents it. */
  rejectionOf(localId: string): unknown {
    return this.#rejections.get(localId)
  }

  /** Cancels an upload; the caller removes the file from the draft. */
  cancel(localId: string): void {
    this.#queue = this.#queue.filter((ref) => ref.localId !== localId)
    this.#jobs.get(localId)?.abort.abort()
  }

  /** Resolves when none of these is being uploaded. */
  async settled(localIds: readonly string[]): Promise<void> {
    const open = () =>
      localIds.filter((id) => this.#jobs.has(id) || this.#queue.some((ref) => ref.localId === id))
    while (open().length > 0) {
      const jobs = open().flatMap((id) => this.#jobs.get(id)?.done ?? [])
      await (jobs.length > 0
        ? Promise.race(jobs)
        : Promise.race([...this.#jobs.values()].map((job) => job.done)))
    }
  }

  close(): void {
    this.#stop()
    this.#queue = []
    for (const { abort } of this.#jobs.values()) abort.abort()
  }

  #fileAt(ref: FileRef) {
    return fileIn(this.drafts, ref)
  }

  #change({ draftId, partId, localId }: FileRef, to: Partial<DraftMedia>) {
    this.drafts.changePart(draftId, partId, ({ media }) => ({ media: withFile(media, localId, to) }))
  }

  #endOrphans() {
    for (const [localId, { ref }] of this.#jobs) if (!this.#fileAt(ref)) this.cancel(localId)
    if (this.#queue.length > 0) this.#queue = this.#queue.filter((ref) => this.#fileAt(ref) !== undefined)
  }

  #pump() {
    while (this.#jobs.size < AT_ONCE) {
      const ref = this.#queue.shift()
      if (!ref) return
      const abort = new AbortController()
      const done = this.#run(ref, abort.signal)
        .catch((error: unknown) => reportError(error))
        .then(() => {
          this.#jobs.delete(ref.localId)
          noteProgress(ref.localId, null)
          this.#pump()
        })
      this.#jobs.set(ref.localId, { ref, abort, done })
    }
  }

  async #run(ref: FileRef, signal: AbortSignal): Promise<void> {
    const file = this.#fileAt(ref)
    if (!file) return
    try {
      let id = file.serverId
      if (id === null) {
        if (!file.blob) return this.#failed(ref, null)
        this.#change(ref, { state: 'uploading', problem: null })
        const { data, status } = await this.#send(file, file.blob, signal)
        id = data.id
        const processing = status === 202 || data.url === null
        this.#change(ref, { ...fromServer(data), state: 'processing' })
        await this.#cover(ref, id, file.thumbnail?.blob ?? null, signal)
        if (!processing) return this.#change(ref, { state: 'ready' })
      }
      noteProgress(ref.localId, null)
      const end = await waitForProcessing(this.runtime.http, id, signal, this.runtime.wait)
      if (end?.kind === 'ready') this.#change(ref, { ...fromServer(end.media), state: 'ready' })
      else if (end?.kind === 'failed' && (await this.#mustWait(end.error))) throw end.error
      // The next try uploads an unreadable file again, and checks again on a file that is still processed.
      else if (end?.kind === 'failed') {
        this.#change(ref, { serverId: null })
        this.#failed(ref, end.error)
      } else if (end) this.#failed(ref, null)
    } catch (error) {
      if (await this.#mustWait(error)) {
        // Continues automatically after the next sign-in, or when the server can be reached.
        this.#rejections.set(ref.localId, error)
        if (!isApiError(error, 'unauthorised')) this.#lost.set(ref.localId, ref)
        this.#change(ref, { state: 'waiting', problem: null })
      } else if (!isApiError(error, 'aborted')) this.#failed(ref, error)
    }
  }

  /** True for an error that ends with the next sign-in or with the connection. */
  async #mustWait(error: unknown): Promise<boolean> {
    const { reach } = this.runtime
    if (isApiError(error, 'unauthorised')) return true
    if (!reach || !isApiError(error, 'network')) return false
    await reach.check()
    return reach.offline()
  }

  /** Sends a cover image chosen during the upload of its file; `sent` is the one sent with the file. */
  async #cover(ref: FileRef, id: MediaId, sent: Blob | null, signal: AbortSignal) {
    const blob = this.#fileAt(ref)?.thumbnail?.blob ?? null
    if (!blob) return
    const note = (state: 'uploading' | 'done' | 'failed') => this.#change(ref, { thumbnail: { blob, state } })
    if (blob === sent) return note('done')
    note('uploading')
    try {
      this.#change(ref, await sendCover(this.runtime.httpWriter, id, blob, signal))
    } catch (error) {
      if (isApiError(error, 'aborted')) throw error
      note('failed')
    }
  }

  /** `error` null: the server took too long. */
  #failed(ref: FileRef, error: unknown) {
    const intl = this.#intl
    const words = error !== null && intl ? errorText(error, intl) : null
    const slow = intl && { title: '', text: intl.formatMessage(messages.tooSlow) }
    this.#change(ref, { state: 'failed', problem: words ?? slow })
  }

  async #send(file: DraftMedia, blob: Blob, signal: AbortSignal) {
    const form = new FormData()
    form.append('file', blob, file.name || 'file')
    if (file.alt !== '') form.append('description', file.alt)
    if (file.focus) form.append('focus', focusText(file.focus))
    if (file.thumbnail?.blob) form.append('thumbnail', file.thumbnail.blob)
    const { httpWriter } = this.runtime
    const options = {
      schema: mediaDto,
      form,
      signal,
      onProgress: (loaded: number, total: number) =>
        noteProgress(file.localId, uploadPercentOf(loaded, total)),
    }
    noteProgress(file.localId, 0)
    const sent = await httpWriter.upload(UPLOAD, options).catch((error: unknown) => {
      if (!isApiError(error, 'notFound')) throw error
      return httpWriter.upload(UPLOAD_V1, options)
    })
    noteSentDetails(file.localId, { alt: file.alt, focus: file.focus })
    return sent
  }
}

const make = (runtime: Runtime): Uploader => {
  const uploader = new Uploader(runtime, getDrafts())
  const stop = onReachable(runtime, () => uploader.resume())
  runtime.onClose(() => {
    stop()
    uploader.close()
  })
  return uploader
}

/** The uploads of a runtime. */
export const uploaderOf = (runtime: Pick<Runtime, 'service'>): Uploader => runtime.service(make)
