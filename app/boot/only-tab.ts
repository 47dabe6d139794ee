import { tabLocks } from '@/lib/util/tab-channel'

const TAB = 'skein:tab'

/** Marks this tab as open. Resolves to true when no other tab was open; never rejects. */
export async function isOnlyTab(): Promise<boolean> {
  const locks = tabLocks()
  if (!locks) return true
  try {
    const { held = [] } = await locks.query()
    void locks.request(TAB, { mode: 'shared' }, () => new Promise(() => {})).catch(() => {})
    return held.every(({ name }) => name !== TAB)
  } catch {
    return true
  }
}
