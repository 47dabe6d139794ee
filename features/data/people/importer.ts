import { leaveRoom, patiently, type Patience } from '@/lib/actions/patience'
import { isApiError } from '@/lib/http'
import type { Runtime } from '@/lib/runtime'
import { createEmitter } from '@/lib/util/emitter'
import { tabLocks } from '@/lib/util/tab-channel'
import type { CsvKind } from '../csv/kinds'
import { importStore, type StoredImport } from './import-store'
import { refreshAfter, sendStep } from './send-step'
import { failureOf, StepFailure, stopReasonOf, type Job, type JobProgress, type ImportStep } from './steps'
import { randomId } from '@/lib/util/random-id'

/** The import of an account, as shown. */
export interface ImportView extends StoredImport {
  /** True while it runs in this tab. */
  readonly runs: boolean
  /** True while it runs in another tab. */
  readonly elsewhere: boolean
  /** Time until which it waits for a rate limit, in ms since the epoch; null when it does not wait. */
  readonly waitsUntil: number | null
}

const IDLE = { runs: false, elsewhere: false, waitsUntil: null as number | null }

/** Runs the imports of an account one step after another, and stores its progress after every step. */
class Importer {
  readonly #runtime: Runtime
  readonly #store
  readonly #changed = createEmitter()
  readonly #lock: string
  #status = IDLE
  #view: ImportView | null = null
  #controller: AbortController | null = null

  constructor(runtime: Runtime) {
    this.#runtime = runtime
    this.#store = importStore(runtime.identity.key)
    this.#lock = `skein:import:${runtime.identity.key}`
    const stop = this.#store.subscribe(() => this.#noteChange())
    runtime.onClose(() => {
      stop()
      this.#controller?.abort()
    })
    this.#noteChange()
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#changed.subscribe(listener)

  /** Returns the import that runs or was stored; null for none. The same object until it changes. */
  readonly view = (): ImportView | null => {
    const stored = this.#store.get()
    if (!stored) return (this.#view = null)
    const { runs, elsewhere, waitsUntil } = this.#status
    const same =
      this.#view?.job === stored.job &&
      this.#view.progress === stored.progress &&
      this.#view.runs === runs &&
      this.#view.elsewhere === elsewhere &&
      this.#view.waitsUntil === waitsUntil
    if (!same) this.#view = { ...stored, ...this.#status }
    return this.#view
  }

  /** Starts an import in place of the stored one. */
  start(kind: CsvKind, file: string, steps: readonly ImportStep[]): void {
    this.#controller?.abort()
    this.#store.start({ id: randomId(), kind, file, steps: [...steps] })
    void this.resume()
  }

  /** Continues a paused, cancelled or interrupted import. */
  async resume(): Promise<void> {
    const job = this.#store.get()?.job
    if (!job || (this.#controller && !this.#controller.signal.aborted)) return
    const controller = new AbortController()
    this.#controller = controller
    const { signal } = controller
    await this.#alone(async (isAlone) => {
      this.#set({ runs: isAlone, elsewhere: !isAlone, waitsUntil: null })
      if (isAlone) await this.#work(job, signal)
    })
    if (this.#controller !== controller) return
    this.#controller = null
    this.#set({ ...this.#status, runs: false, waitsUntil: null })
  }

  pause(): void {
    this.#stop('paused')
  }

  /** Stops the import; it can still be continued until it is dismissed. */
  cancel(): void {
    this.#stop('cancelled')
  }

  /** Tries the failed steps again. */
  retry(): void {
    const stored = this.#store.get()
    if (!stored) return
    const { job, progress } = stored
    const steps = progress.failures.flatMap(({ at }) => job.steps[at] ?? [])
    if (steps.length > 0) this.start(job.kind, job.file, steps)
  }

  /** Forgets the import. What it changed stays. */
  dismiss(): void {
    this.#controller?.abort()
    this.#store.forget()
  }

  #stop(state: JobProgress['state']): void {
    const id = this.#store.get()?.job.id
    this.#controller?.abort()
    if (id !== undefined) this.#store.change(id, (before) => ({ ...before, state, stop: null }))
  }

  #set(status: typeof IDLE): void {
    this.#status = status
    this.#changed.emit()
  }

  #noteChange(): void {
    this.#changed.emit()
    if (!this.#status.runs) void this.#look()
  }

  /** Finds out whether another tab runs the import. */
  async #look(): Promise<void> {
    if (this.#store.get()?.progress.state !== 'running') return
    const { held = [] } = (await tabLocks()?.query()) ?? {}
    const elsewhere = held.some(({ name }) => name === this.#lock)
    if (!this.#status.runs && elsewhere !== this.#status.elsewhere) this.#set({ ...this.#status, elsewhere })
  }

  /** Runs `work` with true when no other tab runs an import of this account. */
  async #alone(work: (isAlone: boolean) => Promise<void>): Promise<void> {
    const locks = tabLocks()
    if (locks) await locks.request(this.#lock, { ifAvailable: true }, (lock) => work(lock !== null))
    else await work(true)
  }

  async #work(job: Job, signal: AbortSignal): Promise<void> {
    const { http } = this.#runtime
    const now = () => this.#runtime.now()
    const onWait = (waitsUntil: number | null) => this.#set({ ...this.#status, waitsUntil })
    const patience: Patience = { signal, now, onWait }
    this.#store.change(job.id, (before) => ({ ...before, state: 'running', stop: null }))
    for (;;) {
      const stored = this.#store.get()
      if (signal.aborted || stored?.job.id !== job.id) return
      const { at } = stored.progress
      const step = job.steps[at]
      if (!step) return this.#finish(job)
      try {
        await leaveRoom(http.rateLimit, patience)
        await patiently(() => sendStep(this.#runtime, job.kind, step), patience)
        this.#advance(job.id, at)
      } catch (error) {
        if (signal.aborted) return
        const stop = stopReasonOf(error)
        if (stop) return this.#store.change(job.id, (before) => ({ ...before, state: 'paused', stop }))
        if (isApiError(error)) this.#advance(job.id, at, failureOf(error))
        else if (error instanceof StepFailure) this.#advance(job.id, at, error)
        else throw error
      }
    }
  }

  #advance(id: string, at: number, failure?: StepFailure): void {
    this.#store.change(id, (before) => ({
      ...before,
      at: at + 1,
      failures: failure
        ? [...before.failures, { at, reason: failure.reason, message: failure.message }]
        : before.failures,
    }))
  }

  #finish({ id, kind }: Job): void {
    this.#store.change(id, (before) => ({ ...before, state: 'finished' }))
    refreshAfter(this.#runtime, kind)
  }
}

const create = (runtime: Runtime) => new Importer(runtime)

/** Returns the imports of an account. */
export const importerOf = (runtime: Runtime): Importer => runtime.service(create)
