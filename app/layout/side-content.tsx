import { memo, useCallback, useEffect, useState } from 'react'
import { MainComposer } from '@/features/compose'
import { TrendsBlock } from '@/features/explore'
import { command, handleCommand } from '@/lib/bus'
import { About } from './about'

interface PaneCommands {
  /** Takes the focus to the composer of the sidebar. Only handled while it has one. */
  writeInPane: { identity: string }
}
declare module '@/lib/bus/commands' {
  interface Commands extends PaneCommands {}
}

/** The content of the sidebar, loaded after the page. Memoised, because the shell renders on every navigation. */
export default memo(function SideContent({ composer }: { composer: boolean }) {
  const [hasComposer, setHasComposer] = useState(false)
  const follow = useCallback(() => setHasComposer(true), [])
  const isReady = composer && hasComposer
  useEffect(
    () => (isReady ? handleCommand('writeInPane', (payload) => command('compose', payload)) : undefined),
    [isReady],
  )
  return (
    <>
      {composer && <MainComposer variant="pane" onShown={follow} onFailed={follow} />}
      {/* Otherwise the composer would push it down when it appears. */}
      {(hasComposer || !composer) && <TrendsBlock />}
      <About />
    </>
  )
})
