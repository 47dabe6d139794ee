const TAB = 'skein:tab'

/** Says that this tab is open for as long as it is. Answers whether no other one was. Never rejects. */
export async function enterAlone(): Promise<boolean> {
  if (!('locks' in navigator)) return true
  try {
    const { held = [] } = await navigator.locks.query()
    void navigator.locks.request(TAB, { mode: 'shared' }, () => new Promise(() => {})).catch(() => {})
    return held.every(({ name }) => name !== TAB)
  } catch {
    return true
  }
}
