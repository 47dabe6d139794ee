import { MainComposer } from '@/features/compose'
import { About } from './about'

/** The content of the side pane, loaded after the page itself. */
export default function SideContent({ composer }: { composer: boolean }) {
  return (
    <>
      {composer && <MainComposer place="pane" />}
      <About />
    </>
  )
}
