import { MainComposer } from '@/features/compose'
import { About } from './about'

/** What the side pane holds, loaded once the screen itself is there. */
export default function SideContent({ composer }: { composer: boolean }) {
  return (
    <>
      {composer && <MainComposer place="pane" />}
      <About />
    </>
  )
}
