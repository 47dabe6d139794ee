import { isApiError, type ApiError } from '@/lib/http'
import type { Runtime } from '@/lib/runtime'
import { raiseMarker } from './mutations'
import { markerQuery, type MarkedList, type Marker } from './queries'

/**
 * The last read item of a list, which the server stores for all devices of an account. It is only ever raised, and
 * absent where the server has no markers. When to write it is up to the list.
 */
export class ServerMarker<I extends string> {
  #absent: boolean
  #reading: Promise<Marker<I> | null> | undefined

  constructor(
    readonly runtime: Runtime,
    readonly list: MarkedList,
  ) {
    this.#absent = runtime.http.capabilities.support('markers') === 'no'
  }

  /** True when the server has no markers, or the token may not use them. */
  get absent(): boolean {
    return this.#absent
  }

  /** The marker with what is being written; undefined before the first read. */
  get known(): Marker<I> | undefined {
    return this.runtime.client.getQueryData(markerQuery<I>(this.runtime, this.list).queryKey)
  }

  /** Reads the marker of the server. Never throws; null when there is no answer. */
  read(): Promise<Marker<I> | null> {
    if (this.#absent) return Promise.resolve(null)
    this.#reading ??= this.#read().finally(() => {
      this.#reading = undefined
    })
    return this.#reading
  }

  async #read() {
    try {
      return await this.runtime.client.query({
        ...markerQuery<I>(this.runtime, this.list),
        staleTime: 0,
      })
    } catch (error) {
      // `refused` means that the token lacks the scope.
      if (isApiError(error, 'notFound', 'refused', 'invalid')) this.#absent = true
      return null
    }
  }

  /**
   * Stores the last read item; read the marker before. Never throws: returns why the server refused, or null. It answers
   * 409 when another device writes at the same time.
   */
  async raise(id: I, { leaving }: { leaving: boolean }): Promise<ApiError | null> {
    const failure: { error?: ApiError } = {}
    const onFailed = (error: ApiError) => void (failure.error = error)
    await this.runtime.run(raiseMarker, { list: this.list, id, leaving }, { onFailed })
    if (isApiError(failure.error, 'notFound')) this.#absent = true
    return failure.error ?? null
  }
}
