import { memo } from 'react'
import { useRuntime } from '@/lib/runtime'
import { lazyPart } from '@/lib/ui/lazy-part'
import { LoadingBar } from '@/lib/ui/loading-bar/loading-bar'
import { whenFirstScreenShown } from '@/lib/util/first-screen'
import { activity } from '../../identity/environment'

const Floating = lazyPart(() => import('./floating'), undefined, {
  after: whenFirstScreenShown,
  failure: 'again',
})

/** The layers above all pages. `everyone` shows the notices of all accounts. */
export const Overlays = memo(function Overlays({ everyone = false }: { everyone?: boolean }) {
  const { identity } = useRuntime()
  return (
    <>
      <LoadingBar activity={activity} />
      <Floating identityKey={everyone ? null : identity.key} />
    </>
  )
})
