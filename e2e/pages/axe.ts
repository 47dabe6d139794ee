import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { transitionsOver } from './rest'

/** Rules about what a page looks like: all that differs between a light and a dark one. */
export const COLOURS: readonly string[] = ['color-contrast', 'link-in-text-block']

interface Look {
  /** A selector: only this part of the page. */
  include?: string
  /** Only these rules. */
  rules?: readonly string[]
  /** All rules but these. */
  except?: readonly string[]
}

/** Stops of Tab at the ends of what floats, which send the focus on at once: nobody ever stands on them. */
const GUARDS = '[data-base-ui-focus-guard]'

/** What axe finds wrong with the page as it stands, one line for each rule. */
export async function axeFinds(page: Page, { include, rules, except }: Look = {}): Promise<string[]> {
  await transitionsOver(page)
  const axe = new AxeBuilder({ page }).setLegacyMode(true).exclude(GUARDS)
  if (include) axe.include(include)
  if (rules) axe.withRules([...rules])
  if (except) axe.disableRules([...except])
  const { violations } = await axe.analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
}
