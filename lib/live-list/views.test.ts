import { expect, test } from 'vitest'
import { ViewRegistry, type ListView } from './views'

const here: ListView = { top: true, lowestNeeded: null, covered: false, visible: true }
const aside: ListView = { ...here, visible: false, aside: true }

test.each<[string, ListView[], boolean]>([
  ['no view', [], false],
  ['a view at the top', [here], true],
  ['a view further down', [{ ...here, top: false }], false],
  ['a view in a hidden tab', [{ ...here, visible: false }], false],
  ['one of two below a dialog', [here, { ...here, covered: true }], false],
  ['only a column out of view', [aside], false],
  ['a column out of view, and another in view', [aside, here], true],
  ['a column out of view and further down', [{ ...aside, top: false }, here], false],
])('new items with %s (%j) appear at once: %s', (_, views, live) => {
  const registry = new ViewRegistry()
  for (const view of views) registry.enter(view)
  expect(registry.constraints().live).toBe(live)
})
