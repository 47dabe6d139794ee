import { useEffect } from 'react'
import { paths, useNavigation } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'

/** The root: home for members, the local timeline for visitors. */
export function LandingRoute() {
  const { me } = useRuntime()
  const { go } = useNavigation()
  useEffect(() => go(me === null ? paths.local : paths.home, { replace: true }), [me, go])
  return null
}
