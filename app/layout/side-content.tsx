import { memo, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { MainComposer } from '@/features/compose'
import { TrendsBlock } from '@/features/explore'
import { useSetting } from '@/features/settings'
import { command, handleCommand } from '@/lib/bus'
import { lazyPart } from '@/lib/ui/lazy-part'
import { About } from './about'

interface PaneCommands {
  /** Takes the focus to the composer of the sidebar. Only handled while it has one. */
  writeInPane: { identity: string }
}
declare module '@/lib/bus/commands' {
  interface Commands extends PaneCommands {}
}

/** Cards about the page, which load after the composer. */
const PaneCards = lazyPart(() => import('./pane/pane-cards'), undefined, { failure: 'quiet' })

interface Props {
  composer: boolean
  /** Path of the current screen. */
  path: string
}

/** The content of the sidebar, loaded after the page. Memoised, because the shell renders on every navigation. */
export default memo(function SideContent({ composer, path }: Props) {
  const [hasComposer, setHasComposer] = useState(false)
  const follow = useCallback(() => setHasComposer(true), [])
  const pathOfCards = useDeferredValue(path)
  const hasCards = useSetting('sideCards')
  // Of the first page only: later ones change their card by a press, and their trends are on screen already.
  const [isSettled, setIsSettled] = useState(false)
  const settle = useCallback(() => setIsSettled(true), [])
  // Only the cards depend on the path.
  const field = useMemo(() => <MainComposer variant="pane" onShown={follow} onFailed={follow} />, [follow])
  const isReady = composer && hasComposer
  useEffect(
    () => (isReady ? handleCommand('writeInPane', (payload) => command('compose', payload)) : undefined),
    [isReady],
  )
  return (
    <>
      {composer && field}
      {/* Each waits for what is above it, which would push it down. */}
      {(hasComposer || !composer) && (
        <>
          {hasCards && <PaneCards path={pathOfCards} onSettled={settle} onFailed={settle} />}
          {(isSettled || !hasCards) && <TrendsBlock />}
        </>
      )}
      <About />
    </>
  )
})
