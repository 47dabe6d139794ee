import { useState } from 'react'

/**
 * Reloads the app only when the server of the app can be reached: otherwise a reload would leave an empty
 * page.
 */
export function useReload() {
  const [state, setState] = useState<'idle' | 'busy' | 'unreachable'>('idle')
  const reload = () => {
    if (state === 'busy') return
    setState('busy')
    fetch(location.origin + location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
      () => location.reload(),
      () => setState('unreachable'),
    )
  }
  return { busy: state === 'busy', unreachable: state === 'unreachable', reload }
}
