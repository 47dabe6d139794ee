import { memo, useCallback, useState } from 'react'
import { MainComposer } from '@/features/compose'
import { TrendsBlock } from '@/features/explore'
import { About } from './about'

/** The content of the sidebar, loaded after the page. Memoised, because the shell renders on every navigation. */
export default memo(function SideContent({ composer }: { composer: boolean }) {
  const [hasComposer, setHasComposer] = useState(false)
  const follow = useCallback(() => setHasComposer(true), [])
  return (
    <>
      {composer && <MainComposer variant="pane" onShown={follow} onFailed={follow} />}
      {/* Otherwise the composer would push it down when it appears. */}
      {(hasComposer || !composer) && <TrendsBlock />}
      <About />
    </>
  )
})
