import * as z from 'zod/mini'
import { filtersQuery, loadFilterMutations } from '@/features/filters'
import type { Runtime } from '@/lib/runtime'
import type { Filter } from '@/schemas/filter'
import { entrySchema } from '../csv/kinds'
import { readAddress } from '../csv/read-entries'
import { importerOf } from '../people/importer'
import { makePlan } from '../people/plan'
import { readServer } from '../people/read-server'
import { importSteps } from '../people/steps'
import type { BackupPart } from './part'

const CONTEXTS = ['home', 'notifications', 'public', 'thread', 'account'] as const

const filterSchema = z.object({
  title: z.string(),
  context: z.array(z.enum(CONTEXTS)).check(z.minLength(1)),
  action: z.enum(['warn', 'hide', 'blur']),
  /** ISO 8601. */
  expiresAt: z.nullable(z.string()),
  keywords: z.array(z.object({ keyword: z.string(), wholeWord: z.boolean() })),
})
type StoredFilter = z.output<typeof filterSchema>

/** The filters as they are stored. One with an action that is not known is left out: it would come back as another. */
const storedFilters = (filters: readonly Filter[]): StoredFilter[] =>
  filters.flatMap(({ title, context, filter_action: action, expires_at, keywords }) =>
    action === 'unknown'
      ? []
      : {
          title,
          context: CONTEXTS.filter((each) => context.includes(each)),
          action,
          expiresAt: expires_at,
          keywords: (keywords ?? []).map(({ keyword, whole_word }) => ({ keyword, wholeWord: whole_word })),
        },
  )

/** The same filter, however long it still applies. */
const filterKey = ({ title, context, action, keywords }: StoredFilter): string =>
  JSON.stringify([
    title.trim(),
    context.toSorted(),
    action,
    keywords.map(({ keyword, wholeWord }) => `${keyword}\n${wholeWord}`).toSorted(),
  ])

const readFilters = (runtime: Runtime) => runtime.client.query({ ...filtersQuery(runtime), staleTime: 0 })

/** The filters of the account, without single posts. Imported filters are added to those that exist. */
export const filtersPart: BackupPart = {
  name: 'filters',
  ofAccount: true,
  async read({ runtime }) {
    const { filters } = await readFilters(runtime)
    const posts = filters.reduce((sum, { statuses }) => sum + (statuses?.length ?? 0), 0)
    const value = storedFilters(filters)
    return { value, leftOut: { posts, unknown: filters.length - value.length } }
  },
  async plan(value, { runtime }) {
    if (!Array.isArray(value)) return null
    const { api, filters } = await readFilters(runtime)
    const read = value.flatMap((each: unknown) => {
      const filter = z.safeParse(filterSchema, each)
      return filter.success ? [filter.data] : []
    })
    const now = runtime.now()
    const isOver = ({ expiresAt }: StoredFilter) => expiresAt !== null && !(Date.parse(expiresAt) > now)
    const known = new Set(storedFilters(filters).map(filterKey))
    const others = read.filter((filter) => !known.has(filterKey(filter)))
    const added = api === null ? [] : others.filter((filter) => !isOver(filter))
    const create = async (filter: StoredFilter) => {
      const { createFilter } = await loadFilterMutations()
      const { title, context, action, expiresAt, keywords } = filter
      const expiresIn =
        expiresAt === null ? null : Math.max(60, Math.round((Date.parse(expiresAt) - runtime.now()) / 1000))
      const draft = {
        title,
        context,
        action,
        expiresIn,
        keywords: keywords.map(({ keyword, wholeWord }) => ({ id: null, keyword, whole_word: wholeWord })),
        removedPosts: [],
      }
      return api === null ? false : runtime.run(createFilter, { api, draft }, { skipAlert: true })
    }
    return {
      added: added.length,
      changed: 0,
      same: read.length - others.length,
      names: added.map(({ title }) => title),
      leftOut: { unknown: value.length - read.length, expired: others.length - added.length },
      async apply() {
        let failed = 0
        for (const filter of added) if (!(await create(filter))) failed += 1
        return { failed }
      },
    }
  },
}

const quietly = (runtime: Runtime) => ({
  signal: new AbortController().signal,
  now: () => runtime.now(),
  onWait: () => {},
  onProgress: () => {},
})

/** The lists of the account with their members, which an import adds. */
export const listsPart: BackupPart = {
  name: 'lists',
  ofAccount: true,
  async read({ runtime }) {
    const { entries, lost } = await readServer(runtime, 'lists', quietly(runtime))
    return { value: entries, leftOut: { unknown: lost } }
  },
  async plan(value, { runtime }) {
    if (!Array.isArray(value)) return null
    const { identity, http } = runtime
    const { host } = new URL(http.server)
    const read = value.flatMap((each: unknown) => {
      const entry = z.safeParse(entrySchema, each)
      if (!entry.success || !entry.data.list) return []
      const address = entry.data.address && readAddress(entry.data.address, host)
      return address === null ? [] : [{ ...entry.data, address }]
    })
    const { entries: current } = await readServer(runtime, 'lists', quietly(runtime))
    const titles = new Set(current.map(({ list }) => list?.trim()))
    const plan = makePlan({
      kind: 'lists',
      mode: 'merge',
      // A list without members is there when its title is.
      entries: read.filter(({ address, list }) => address !== '' || !titles.has(list?.trim())),
      current,
      ownAddress: identity.key,
    })
    return {
      added: plan.add.length,
      changed: 0,
      same: read.length - plan.add.length,
      names: plan.newLists,
      leftOut: { unknown: value.length - read.length },
      apply() {
        const importer = importerOf(runtime)
        if (importer.view()?.runs) return Promise.resolve({ failed: plan.add.length })
        importer.start('lists', identity.key, importSteps(plan))
        return Promise.resolve({ failed: 0 })
      },
    }
  },
}
