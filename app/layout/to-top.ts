import { prefersReducedMotion } from '@/lib/hooks/use-reduced-motion'

/** Farther than this, in windows, the way is not shown: it would take long. */
const NEAR = 4

/** Scrolls the page to its top. */
export function toTop(): void {
  const instant = prefersReducedMotion() || window.scrollY > window.innerHeight * NEAR
  window.scrollTo({ top: 0, behavior: instant ? 'instant' : 'smooth' })
}
