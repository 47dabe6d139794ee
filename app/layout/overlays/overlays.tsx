import { useRuntime } from '@/lib/runtime'
import { lazyPart } from '@/lib/ui/lazy-part'
import { LoadingBar } from '@/lib/ui/loading-bar/loading-bar'
import { whenShown } from '@/lib/util/first-screen'
import { activity } from '../../identity/environment'

const Floating = lazyPart(async () => {
  await whenShown()
  return import('./floating')
})

/** Everything that floats above all pages. */
export function Overlays() {
  const { identity } = useRuntime()
  return (
    <>
      <LoadingBar activity={activity} />
      <Floating who={identity.who} />
    </>
  )
}
