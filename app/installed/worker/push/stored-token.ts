/** The options of a request with a token, which must not follow to another server. */
export const asAccount = (token: string, headers: Readonly<Record<string, string>> = {}): RequestInit => ({
  credentials: 'omit',
  redirect: 'manual',
  referrerPolicy: 'no-referrer',
  headers: { ...headers, authorization: `Bearer ${token}` },
})

/** The database of `features/session`, which the worker only reads. */
const DATABASE = 'skein/sessions'
const STORE = 'sessions'

/**
 * Returns the token of a signed-in account; null when it is signed out. Read when it is needed, so that it is never part of
 * an alert. The database is opened as it is: the worker must not create it with other stores than the page does.
 */
export const storedTokenOf = (identity: string): Promise<string | null> =>
  new Promise<string | null>((resolve) => {
    const opening = indexedDB.open(DATABASE)
    opening.onupgradeneeded = () => opening.transaction?.abort()
    opening.onerror = () => resolve(null)
    opening.onsuccess = () => {
      const db = opening.result
      const end = (token: unknown) => {
        db.close()
        resolve(typeof token === 'string' ? token : null)
      }
      try {
        const reading = db.transaction(STORE).objectStore(STORE).get(identity)
        reading.onerror = () => end(null)
        reading.onsuccess = () => end((reading.result as { token?: unknown } | undefined)?.token)
      } catch {
        end(null)
      }
    }
  })
    // The browser allows no storage.
    .catch(() => null)
