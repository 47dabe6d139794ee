import { expect, onTestFinished, test, vi } from 'vitest'
import { createStage } from '@/lib/testing/stage'
import { draftOfNew } from './editor/draft'
import type { FilterSet } from './filter-set'
import { filtersKey } from './keys'
import { createFilter, removeFilter } from './mutations'
import { filtersQuery } from './queries'
import { syncFilters } from './sync-filters'

/** A tab of ann that knows her filters. */
async function openTab() {
  const stage = createStage()
  const { runtime } = stage
  await runtime.client.query(filtersQuery(runtime))
  onTestFinished(syncFilters(runtime))
  onTestFinished(() => stage.close())
  const filters = () => runtime.client.getQueryData<FilterSet>(filtersKey())?.filters ?? []
  const reads = () => stage.simulator.recorded.filter(({ route }) => route === 'GET /api/v2/filters').length
  return { stage, runtime, filters, reads }
}

test('a filter that one tab created or deleted applies in the others', async () => {
  const [here, there] = [await openTab(), await openTab()]
  const [known] = there.stage.simulator.server.world.filters.values()
  if (!known) throw new Error('The small world has no filter')
  // Both tabs have the same server.
  there.stage.simulator.server.world.filters.put({ ...known, id: '900', title: 'ants' })
  const draft = draftOfNew({ keyword: 'ants' })
  await here.runtime.run(createFilter, { api: 'v2', draft })
  await vi.waitFor(() => expect(there.filters().map(({ title }) => title)).toContain('ants'))
  there.stage.simulator.server.world.filters.remove('900')
  const created = here.filters().at(-1)
  if (!created) throw new Error('no filter')
  await here.runtime.run(removeFilter, { api: 'v2', id: created.id })
  await vi.waitFor(() => expect(there.filters().map(({ title }) => title)).not.toContain('ants'))
  expect(there.reads()).toBe(3)
})
