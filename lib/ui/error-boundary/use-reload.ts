import { useState } from 'react'

/** Reloads the app when it can be reached: without a connection a reload would leave nothing on the screen. */
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
