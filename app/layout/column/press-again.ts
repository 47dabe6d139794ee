import type { Column } from '@/lib/column'
import type { IntlShape } from '@/lib/i18n'
import type { ShownEntry } from '@/lib/nav-entries'
import { toTop } from './to-top'

/**
 * Handles a press on a navigation entry while the column already shows its screen: scrolls to the top. If already there,
 * loads the newest items unless a stream delivers them and all could be read.
 */
export function pressAgain(
  { runtime, scroller }: Column,
  intl: IntlShape,
  { loadRefresh }: Pick<ShownEntry, 'loadRefresh'>,
): void {
  if (!loadRefresh || scroller.position() > 0) return toTop(scroller, intl)
  void loadRefresh().then(
    (refresh) => {
      if (!refresh(runtime)) toTop(scroller, intl)
    },
    () => toTop(scroller, intl),
  )
}
