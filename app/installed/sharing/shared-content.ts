import { openDatabase } from '@/lib/storage'
import { randomId } from '@/lib/util/random-id'

/** Content that another app shared, until a composer takes it. */
export interface ReceivedShare {
  readonly title: string
  readonly text: string
  readonly url: string
  readonly files: readonly File[]
}

const DATABASE = 'skein/shared'
const STORE = 'shares'
/** Shares that wait for a composer, e.g. for the end of a sign-in; the oldest is dropped. */
const MAX_SHARES = 3
/** Time after which a share that was never used is deleted, in ms. */
const MAX_AGE = 24 * 60 * 60_000
/** More files are a mistake: no server takes that many in one post. */
const MAX_FILES = 16

/** A stored share. */
interface Row extends Omit<ReceivedShare, 'files'> {
  readonly id: string
  /** ms */
  readonly at: number
  readonly files: readonly { name: string; blob: Blob }[]
}

/** Reads what the database has; null for anything else. Without zod, which the service worker would have to contain. */
function readRow(value: unknown): Row | null {
  const { id, at, title, text, url, files } = (value ?? {}) as { [Key in keyof Row]?: unknown }
  if (typeof id !== 'string' || typeof at !== 'number' || !Array.isArray(files)) return null
  if (typeof title !== 'string' || typeof text !== 'string' || typeof url !== 'string') return null
  const isFile = (file: { name?: unknown; blob?: unknown } | null): file is { name: string; blob: Blob } =>
    typeof file?.name === 'string' && file.blob instanceof Blob
  return { id, at, title, text, url, files: files.filter(isFile) }
}

const database = () => openDatabase({ name: DATABASE, version: 1, stores: { [STORE]: { keyPath: 'id' } } })

/** Runs `work` on the database, closed again afterwards: the worker and all tabs use it. */
async function withDatabase<T>(work: (rows: ReturnType<typeof database>) => Promise<T>): Promise<T> {
  const rows = database()
  try {
    return await work(rows)
  } finally {
    rows.close()
  }
}

const fieldOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** Reads the form that the system sends to the share target; its names are those of the web manifest. */
export function shareIn(form: FormData): ReceivedShare {
  const files = form.getAll('files').filter((value) => value instanceof File && value.size > 0) as File[]
  return {
    title: fieldOf(form, 'title'),
    text: fieldOf(form, 'text'),
    url: fieldOf(form, 'url'),
    files: files.slice(0, MAX_FILES),
  }
}

/** Stores a share and returns its id; null when the browser does not store it. Old ones are deleted. */
export const storeShare = (share: ReceivedShare, now = Date.now()): Promise<string | null> =>
  withDatabase(async (rows) => {
    const known = (await rows.getAll(STORE)).map(readRow).filter((row) => row !== null)
    const newest = known.filter(({ at }) => now - at < MAX_AGE).toSorted((a, b) => b.at - a.at)
    const kept = new Set(newest.slice(0, MAX_SHARES - 1).map(({ id }) => id))
    for (const { id } of known) if (!kept.has(id)) await rows.delete(STORE, id)
    const id = randomId()
    const files = share.files.map((file) => ({ name: file.name, blob: file.slice(0, file.size, file.type) }))
    return (await rows.put(STORE, { ...share, files, id, at: now })) ? id : null
  })

/** Returns a stored share and deletes it; null when it was used before, or is too old. */
export const takeShare = (id: string, now = Date.now()): Promise<ReceivedShare | null> =>
  withDatabase(async (rows) => {
    const row = readRow(await rows.get(STORE, id))
    if (!row) return null
    await rows.delete(STORE, id)
    if (now - row.at >= MAX_AGE) return null
    const files = row.files.map(({ name, blob }) => new File([blob], name, { type: blob.type }))
    return { ...row, files }
  })

/** Deletes all shares that no composer took. */
export const deleteShares = (): Promise<void> => withDatabase((rows) => rows.clear(STORE))
