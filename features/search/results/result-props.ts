import type { Scroller } from '@/lib/column'
import type { WindowMemory } from '@/lib/ui/windowed-list'

/** Props of a list of results. */
export interface ResultProps {
  /** The searched words. */
  text: string
  scroller: Scroller
  memory: WindowMemory
}
