import { shareIn, storeShare } from './shared-content'

/**
 * Stores the content that another app shared, and returns the search part of the address that opens it. Words alone are in the
 * address; so they are when the browser stores nothing, and the files are lost.
 */
export async function keepShare(form: FormData): Promise<string> {
  const share = shareIn(form)
  const { files, ...words } = share
  const id = files.length > 0 ? await storeShare(share).catch(() => null) : null
  if (id !== null) return `?${new URLSearchParams({ shared: id })}`
  return `?${new URLSearchParams({ ...words, ...(files.length > 0 && { lost: '1' }) })}`
}
