import { interfaceIntl } from '../../boot/interface-intl'
import { prefersReducedMotion } from '@/lib/hooks/use-reduced-motion'

/** Farther than this, in windows, the way is not shown: it would take long. */
const NEAR = 4

function scrollToTop(): void {
  const instant = prefersReducedMotion() || window.scrollY > window.innerHeight * NEAR
  window.scrollTo({ top: 0, behavior: instant ? 'instant' : 'smooth' })
}

/** Scrolls the page to its top; from farther down a timeline offers a way back. */
export function toTop(): void {
  if (window.scrollY <= window.innerHeight) return scrollToTop()
  void import('./refresh-or-top')
    .then(({ offerWayBack }) => offerWayBack(interfaceIntl()))
    .then(scrollToTop, scrollToTop)
}
