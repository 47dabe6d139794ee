import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { waitForTransitions } from './wait-until-still'

interface Look {
  /** Selector of the part of the page to check. */
  include?: string
  /** Selector of parts to leave out. */
  exclude?: string
  /** Check all rules except these. */
  except?: readonly string[]
  /** Check these rules only. */
  only?: readonly string[]
}

/** Focus guards of floating elements: they redirect focus at once. */
const GUARDS = '[data-base-ui-focus-guard]'

/** Returns the violations axe finds on the page, one line per rule. */
export async function axeFinds(page: Page, { include, exclude, except, only }: Look = {}): Promise<string[]> {
  await waitForTransitions(page)
  // The builder evaluates the source of axe twice for every check, which takes longer than most checks. A page that has
  // axe already gets an empty source.
  const isThere = await page.evaluate(() => 'axe' in window)
  // Only violations are read, so elements that pass need no description.
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'undefined' }) })
    // Rules of WCAG 2.2 are off unless they are named.
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    .setLegacyMode(true)
    .exclude(GUARDS)
  if (include) axe.include(include)
  if (exclude) axe.exclude(exclude)
  if (except) axe.disableRules([...except])
  if (only) axe.withRules([...only])
  const { violations } = await axe.analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
}
