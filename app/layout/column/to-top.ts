import { loadReturnOffer } from '@/features/timelines'
import { expectScroll, type Scroller } from '@/lib/column'
import { prefersReducedMotion } from '@/lib/hooks/use-reduced-motion'
import type { IntlShape } from '@/lib/i18n'

/** Longest distance that is scrolled smoothly, in viewport heights; animating more takes too long. */
const MAX_SMOOTH_SCREENS = 4

function scrollToTop(scroller: Scroller): void {
  const instant = prefersReducedMotion() || scroller.position() > scroller.height() * MAX_SMOOTH_SCREENS
  expectScroll(scroller)
  scroller.scrollTo(0, instant ? 'instant' : 'smooth')
}

/** Scrolls a column to its top. From more than one viewport below, the timeline offers to return. */
export function toTop(scroller: Scroller, intl: IntlShape): void {
  const scroll = () => scrollToTop(scroller)
  if (scroller.position() <= scroller.height()) return scroll()
  void loadReturnOffer()
    .then(({ offerReturn }) => offerReturn(scroller, intl))
    .then(scroll, scroll)
}
