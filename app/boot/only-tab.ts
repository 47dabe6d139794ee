const TAB = 'skein:tab'

/** Marks this tab as open as long as it is. Resolves to whether no other tab was; never rejects. */
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
