import { errorText } from '@/lib/alerts'
import { isApiError } from '@/lib/http'
import type { IntlShape } from '@/lib/i18n'
import type { Runtime } from '@/lib/runtime'
import { mediaDto, type Media } from '@/schemas/media'
import type { MediaId } from '@/schemas/primitives'
import { findPart } from '../../drafts/draft-content'
import type { DraftMedia } from '../../drafts/draft-parts'
import { getDrafts } from '../../drafts/drafts'
import { withFile } from '../arrange'
import { focusText, noteTold, sendCover } from '../details/describe'
import { messages } from '../messages'
import { waitForProcessing, type Wait } from './processing'
import { noteProgress, percentOf } from './progress-store'

/** Where a file of a draft is. */
export interface Place {
  readonly draftId: string
  readonly partId: string
  readonly localId: string
}

type Ports = Pick<Runtime, 'http'> & {
  /** Lets time pass between looks; for tests. */
  wait?: Wait
}

/** Uploads at once; more only share the line. */
const AT_ONCE = 2
const UPLOAD = '/api/v2/media'
/** Servers before 3.1.3 and some others have only this one, which answers when it is done. */
const UPLOAD_V1 = '/api/v1/media'

const fileAt = ({ draftId, partId, localId }: Place): DraftMedia | undefined => {
  const draft = getDrafts().state.getState().drafts[draftId]
  return draft && findPart(draft, partId)?.media.find((file) => file.localId === localId)
}

const change = ({ draftId, partId, localId }: Place, to: Partial<DraftMedia>) =>
  getDrafts().changePart(draftId, partId, ({ media }) => ({ media: withFile(media, localId, to) }))

/** What the server says of a file, as the draft keeps it. */
export const fromServer = (media: Media): Partial<DraftMedia> => ({
  serverId: media.id,
  type: media.type,
  previewUrl: media.preview_url ?? '',
  url: media.url ?? '',
  blurhash: media.blurhash,
  ...(media.meta?.original?.width ? { width: media.meta.original.width } : {}),
  ...(media.meta?.original?.height ? { height: media.meta.original.height } : {}),
})

/**
 * The uploads of one runtime. They go on while nothing of their draft is on screen and end with the file, the draft
 * or the runtime. A file that was on its way when its tab went away begins again with `ensure`.
 */
export class Uploader {
  #jobs = new Map<string, { place: Place; abort: AbortController; done: Promise<void> }>()
  #queue: Place[] = []
  #intl: IntlShape | null = null
  /** Files that wait until somebody has signed in again, and what the server said. */
  #barred = new Map<string, unknown>()
  #stop: () => void

  constructor(readonly runtime: Ports) {
    this.#stop = getDrafts().state.subscribe(() => this.#endOrphans())
  }

  /**
   * Begins whatever of these files is neither ready nor on its way nor failed; `all`: also what waits for a session.
   * `intl` words what goes wrong.
   */
  ensure(draftId: string, partId: string, files: readonly DraftMedia[], intl: IntlShape, all = false): void {
    this.#intl = intl
    for (const { localId, state } of files) {
      if (all) this.#barred.delete(localId)
      const known = this.#jobs.has(localId) || this.#queue.some((place) => place.localId === localId)
      if (known || this.#barred.has(localId) || state === 'ready' || state === 'failed') continue
      this.#queue.push({ draftId, partId, localId })
    }
    this.#pump()
  }

  /** Once more after a failure. */
  retry(place: Place, intl: IntlShape): void {
    const file = fileAt(place)
    if (!file) return
    this.#barred.delete(place.localId)
    change(place, { state: 'waiting', problem: null })
    this.ensure(place.draftId, place.partId, [{ ...file, state: 'waiting' }], intl)
  }

  /** Why a file that waits is not sent; undefined where nothing is in its way. */
  barred(localId: string): unknown {
    return this.#barred.get(localId)
  }

  /** Stops an upload; the caller takes the file out of the draft. */
  cancel(localId: string): void {
    this.#queue = this.#queue.filter((place) => place.localId !== localId)
    this.#jobs.get(localId)?.abort.abort()
  }

  /** Until none of these is on its way. */
  async settled(localIds: readonly string[]): Promise<void> {
    const open = () =>
      localIds.filter((id) => this.#jobs.has(id) || this.#queue.some((place) => place.localId === id))
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

  #endOrphans() {
    for (const [localId, { place }] of this.#jobs) if (!fileAt(place)) this.cancel(localId)
    if (this.#queue.length > 0) this.#queue = this.#queue.filter((place) => fileAt(place) !== undefined)
  }

  #pump() {
    while (this.#jobs.size < AT_ONCE) {
      const place = this.#queue.shift()
      if (!place) return
      const abort = new AbortController()
      const done = this.#run(place, abort.signal)
        .catch((error: unknown) => reportError(error))
        .then(() => {
          this.#jobs.delete(place.localId)
          noteProgress(place.localId, null)
          this.#pump()
        })
      this.#jobs.set(place.localId, { place, abort, done })
    }
  }

  async #run(place: Place, signal: AbortSignal): Promise<void> {
    const file = fileAt(place)
    if (!file) return
    try {
      let id = file.serverId
      if (id === null) {
        if (!file.blob) return this.#failed(place, null)
        change(place, { state: 'uploading', problem: null })
        const { data, status } = await this.#send(file, file.blob, signal)
        id = data.id
        const processing = status === 202 || data.url === null
        change(place, { ...fromServer(data), state: 'processing' })
        await this.#cover(place, id, file.thumbnail?.blob ?? null, signal)
        if (!processing) return change(place, { state: 'ready' })
      }
      noteProgress(place.localId, null)
      const end = await waitForProcessing(this.runtime.http, id, signal, this.runtime.wait)
      if (end?.kind === 'ready') change(place, { ...fromServer(end.media), state: 'ready' })
      else if (end?.kind === 'failed' && isApiError(end.error, 'unauthorised')) throw end.error
      // A file that could not be read is sent anew by the next try, one that takes long is looked for again.
      else if (end?.kind === 'failed') {
        change(place, { serverId: null })
        this.#failed(place, end.error)
      } else if (end) this.#failed(place, null)
    } catch (error) {
      if (isApiError(error, 'unauthorised')) {
        // It goes on by itself once somebody has signed in again.
        this.#barred.set(place.localId, error)
        change(place, { state: 'waiting', problem: null })
      } else if (!isApiError(error, 'aborted')) this.#failed(place, error)
    }
  }

  /** A cover picture that was chosen while its file was on its way follows it; `sent` went along. */
  async #cover(place: Place, id: MediaId, sent: Blob | null, signal: AbortSignal) {
    const blob = fileAt(place)?.thumbnail?.blob ?? null
    if (!blob) return
    const note = (state: 'uploading' | 'done' | 'failed') => change(place, { thumbnail: { blob, state } })
    if (blob === sent) return note('done')
    note('uploading')
    try {
      change(place, await sendCover(this.runtime.http, id, blob, signal))
    } catch (error) {
      if (isApiError(error, 'aborted')) throw error
      note('failed')
    }
  }

  /** `error` null: the server took too long. */
  #failed(place: Place, error: unknown) {
    const intl = this.#intl
    const words = error !== null && intl ? errorText(error, intl) : null
    const slow = intl && { title: '', text: intl.formatMessage(messages.tooSlow) }
    change(place, { state: 'failed', problem: words ?? slow })
  }

  async #send(file: DraftMedia, blob: Blob, signal: AbortSignal) {
    const form = new FormData()
    form.append('file', blob, file.name || 'file')
    if (file.alt !== '') form.append('description', file.alt)
    if (file.focus) form.append('focus', focusText(file.focus))
    if (file.thumbnail?.blob) form.append('thumbnail', file.thumbnail.blob)
    const { http } = this.runtime
    const options = {
      schema: mediaDto,
      form,
      signal,
      onProgress: (loaded: number, total: number) => noteProgress(file.localId, percentOf(loaded, total)),
    }
    noteProgress(file.localId, 0)
    const sent = await http.upload(UPLOAD, options).catch((error: unknown) => {
      if (!isApiError(error, 'missing')) throw error
      return http.upload(UPLOAD_V1, options)
    })
    noteTold(file.localId, { alt: file.alt, focus: file.focus })
    return sent
  }
}

const make = (runtime: Runtime): Uploader => {
  const uploader = new Uploader(runtime)
  runtime.onClose(() => uploader.close())
  return uploader
}

/** The uploads of a runtime. */
export const uploaderOf = (runtime: Pick<Runtime, 'service'>): Uploader => runtime.service(make)
