import { memo } from 'react'
import { MainComposer } from '@/features/compose'
import { TrendsBlock } from '@/features/explore'
import { About } from './about'

/** The content of the sidebar, loaded after the page. Memoised, because the shell renders on every navigation. */
export default memo(function SideContent({ composer }: { composer: boolean }) {
  return (
    <>
      {composer && <MainComposer variant="pane" />}
      <TrendsBlock />
      <About />
    </>
  )
})
