const TAB = 'skein:tab'

/** Marks this tab as open. Resolves to true when no other tab was open; never rejects. */
export async function isOnlyTab(): Promise<boolean> {
  if (!('locks' in navigator)) return true
  try {
    const { held = [] } = await navigator.locks.query()
    void navigator.locks.request(TAB, { mode: 'shared' }, () => new Promise(() => {})).catch(() => {})
    return held.every(({ name }) => name !== TAB)
  } catch {
    return true
  }
}
