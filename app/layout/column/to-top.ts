import type { Scroller } from '@/lib/column'
import { prefersReducedMotion } from '@/lib/hooks/use-reduced-motion'
import type { IntlShape } from '@/lib/i18n'

/** From farther down than this, in views, the scrolling is not animated: it would take long. */
const NEAR = 4

function scrollToTop(scroller: Scroller): void {
  const instant = prefersReducedMotion() || scroller.position() > scroller.height() * NEAR
  scroller.scrollTo(0, instant ? 'instant' : 'smooth')
}

/** Scrolls a column to its top. From more than a view below, its timeline offers a way back. */
export function toTop(scroller: Scroller, intl: IntlShape): void {
  const scroll = () => scrollToTop(scroller)
  if (scroller.position() <= scroller.height()) return scroll()
  void import('./refresh-or-top')
    .then(({ offerWayBack }) => offerWayBack(scroller, intl))
    .then(scroll, scroll)
}
