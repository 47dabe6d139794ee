import type { Filter, FilterContext } from '../../store/model'
import { filterOut } from '../../serialize/status'
import { isoOrNull } from '../../serialize/view'
import { me, pathParam, type Call } from '../../routing/call'
import { ownRecord } from '../../routing/own-record'
import type { Params } from '../../routing/params'
import { found, invalid, notFound, Refusal } from '../../routing/refusal'
import { reply, type Reply } from '../../routing/reply'
import { route } from '../../routing/table'

const CONTEXTS = ['home', 'notifications', 'public', 'thread', 'account']
const ACTIONS = ['warn', 'hide', 'blur']

/** Mastodon's answer to a v1 request that would change other keywords too. */
const SHARED_BY_KEYWORDS =
  'These parameters cannot be changed from this application because they apply to more than one filter keyword. Use a more recent application or the web interface.'

type Keyword = Filter['keywords'][number]

const own = (call: Call, id?: string): Filter => ownRecord(call, call.server.world.filters, id)

const mine = (call: Call): Filter[] => call.server.world.filters.by('account', me(call))

/** Returns what Mastodon says about the contexts; [] when they are valid. */
function contextProblems(contexts: readonly string[]): string[] {
  const isKnown = contexts.length > 0 && contexts.every((context) => CONTEXTS.includes(context))
  return [
    ...(contexts.length === 0 ? ["Context can't be blank"] : []),
    ...(isKnown ? [] : ['Context None or invalid context supplied']),
  ]
}

/** Returns the given contexts, or those of the filter that is changed. */
const givenContexts = (params: Params, known?: Filter): readonly string[] =>
  params.has('context') ? params.texts('context').map((text) => text.trim()) : (known?.contexts ?? [])

function readContexts(params: Params, known?: Filter): readonly FilterContext[] {
  const contexts = givenContexts(params, known)
  const problems = contextProblems(contexts)
  if (problems.length > 0) throw invalid(problems.join(', '))
  return contexts as FilterContext[]
}

/** Seconds from now; null or empty = never. */
function readExpiry(call: Call): number | null | undefined {
  if (!call.params.has('expires_in')) return undefined
  const seconds = call.params.whole('expires_in')
  return seconds === undefined ? null : call.server.clock.now() + seconds * 1000
}

/** `name`: the name of the keyword in Mastodon's error message. */
function checkKeyword(keyword: string, name = 'Keyword'): string {
  if (keyword.trim() === '') throw invalid(`${name} can't be blank`)
  if (keyword.length > 512) throw invalid(`${name} is too long (maximum is 512 characters)`)
  return keyword
}

/** Applies `keywords_attributes`: adds without id, removes with `_destroy`, else changes. */
function withKeywords(call: Call, keywords: readonly Keyword[]): Keyword[] {
  const list = [...keywords]
  for (const given of call.params.objects('keywords_attributes')) {
    const id = given.text('id')
    const at = list.findIndex((entry) => entry.id === id)
    const known = list[at]
    if (id && !known) throw notFound()
    if (known && given.flag('_destroy')) list.splice(at, 1)
    else {
      const made = {
        id: known?.id ?? call.server.world.ids.serial(),
        keyword: checkKeyword(given.text('keyword') ?? known?.keyword ?? '', 'Keywords keyword'),
        wholeWord: given.flag('whole_word') ?? known?.wholeWord ?? true,
      }
      if (known) list[at] = made
      else list.push(made)
    }
  }
  return list
}

function readCommon(call: Call, known?: Filter) {
  const title = call.params.text('title') ?? known?.title ?? ''
  const action = call.params.text('filter_action') ?? known?.action ?? 'warn'
  const taken = action !== 'blur' || call.server.software.takes.blur
  // Rails refuses the value itself, before any validation.
  if (!ACTIONS.includes(action) || !taken) throw new Refusal(422, `'${action}' is not a valid action`)
  const contexts = givenContexts(call.params, known)
  const problems = [
    ...(title.trim() === '' ? ["Title can't be blank"] : []),
    ...(title.length > 256 ? ['Title is too long (maximum is 256 characters)'] : []),
    ...contextProblems(contexts),
  ]
  if (problems.length > 0) throw invalid(problems.join(', '))
  const expiresAt = readExpiry(call)
  return {
    title,
    action: action as Filter['action'],
    contexts: contexts as FilterContext[],
    expiresAt: expiresAt === undefined ? (known?.expiresAt ?? null) : expiresAt,
  }
}

function create(call: Call): Reply {
  const { world } = call.server
  const common = readCommon(call)
  const filter = world.filters.put({
    id: world.ids.serial(),
    accountId: me(call),
    ...common,
    keywords: withKeywords(call, []),
    statuses: [],
  })
  return reply(filterOut(filter, true))
}

function update(call: Call): Reply {
  const filter = own(call)
  const changed = call.server.world.filters.put({
    ...filter,
    ...readCommon(call, filter),
    keywords: withKeywords(call, filter.keywords),
  })
  return reply(filterOut(changed, true))
}

const keywordOut = ({ id, keyword, wholeWord }: Keyword) => ({ id, keyword, whole_word: wholeWord })

function addKeyword(call: Call): Reply {
  const filter = own(call, pathParam(call, 'filter'))
  const keyword: Keyword = {
    id: call.server.world.ids.serial(),
    keyword: checkKeyword(call.params.text('keyword') ?? ''),
    wholeWord: call.params.flag('whole_word') ?? true,
  }
  call.server.world.filters.patch(filter.id, { keywords: [...filter.keywords, keyword] })
  return reply(keywordOut(keyword))
}

/** Returns the filter of a keyword, and the keyword. */
function keywordOf(call: Call): [Filter, Keyword] {
  const filter = found(mine(call).find((one) => one.keywords.some((entry) => entry.id === pathParam(call))))
  return [filter, found(filter.keywords.find((entry) => entry.id === pathParam(call)))]
}

function changeKeyword(call: Call): Reply {
  const [filter, keyword] = keywordOf(call)
  const changed = {
    ...keyword,
    keyword: checkKeyword(call.params.text('keyword') ?? keyword.keyword),
    wholeWord: call.params.flag('whole_word') ?? keyword.wholeWord,
  }
  call.server.world.filters.patch(filter.id, {
    keywords: filter.keywords.map((entry) => (entry.id === keyword.id ? changed : entry)),
  })
  return reply(keywordOut(changed))
}

function addStatus(call: Call): Reply {
  const { world } = call.server
  const filter = own(call, pathParam(call, 'filter'))
  const statusId = found(world.statuses.get(call.params.need('status_id'))).id
  if (filter.statuses.some((entry) => entry.statusId === statusId))
    throw invalid('Status has already been taken')
  const entry = { id: world.ids.serial(), statusId }
  world.filters.patch(filter.id, { statuses: [...filter.statuses, entry] })
  return reply({ id: entry.id, status_id: statusId })
}

function filterStatusOf(call: Call): [Filter, Filter['statuses'][number]] {
  const filter = found(mine(call).find((one) => one.statuses.some((entry) => entry.id === pathParam(call))))
  return [filter, found(filter.statuses.find((entry) => entry.id === pathParam(call)))]
}

/** The v1 API shows every keyword as a filter of its own, with the keyword's id. */
const oldOut = (filter: Filter, keyword: Keyword) => ({
  id: keyword.id,
  phrase: keyword.keyword,
  context: filter.contexts,
  whole_word: keyword.wholeWord,
  expires_at: isoOrNull(filter.expiresAt),
  irreversible: filter.action === 'hide',
})

/**
 * Creates or changes a v1 filter. What the keywords of a v2 filter have in common cannot be changed through
 * one of them.
 */
function writeOld(call: Call, known?: [Filter, Keyword]): Reply {
  const { world } = call.server
  const [filter, before] = known ?? []
  const keyword: Keyword = {
    id: before?.id ?? world.ids.serial(),
    keyword: checkKeyword(call.params.text('phrase') ?? before?.keyword ?? ''),
    wholeWord: call.params.flag('whole_word') ?? before?.wholeWord ?? true,
  }
  const contexts = readContexts(call.params, filter)
  const expiresAt = readExpiry(call)
  const irreversible = call.params.flag('irreversible')
  const common = {
    contexts,
    action: irreversible === undefined ? (filter?.action ?? 'warn') : irreversible ? 'hide' : 'warn',
    expiresAt: expiresAt === undefined ? (filter?.expiresAt ?? null) : expiresAt,
  } as const
  if (filter && filter.keywords.length > 1) {
    const isSame =
      common.action === filter.action &&
      common.expiresAt === filter.expiresAt &&
      [...contexts].sort().join() === [...filter.contexts].sort().join()
    if (!isSame) throw invalid(SHARED_BY_KEYWORDS)
  }
  const keywords = filter
    ? filter.keywords.map((entry) => (entry.id === keyword.id ? keyword : entry))
    : [keyword]
  const saved = world.filters.put({
    id: filter?.id ?? world.ids.serial(),
    accountId: me(call),
    title: filter && filter.keywords.length > 1 ? filter.title : keyword.keyword,
    ...common,
    keywords,
    statuses: filter?.statuses ?? [],
  })
  return reply(oldOut(saved, keyword))
}

/** Filters, v2 and v1. */
export const filterRoutes = [
  route('GET /api/v2/filters', 'user', 'read:filters', (call) =>
    reply(mine(call).map((filter) => filterOut(filter, true))),
  ),
  route('POST /api/v2/filters', 'user', 'write:filters', create),
  route('GET /api/v2/filters/:id', 'user', 'read:filters', (call) => reply(filterOut(own(call), true))),
  route('PUT /api/v2/filters/:id', 'user', 'write:filters', update),
  route('DELETE /api/v2/filters/:id', 'user', 'write:filters', (call) => {
    call.server.world.filters.remove(own(call).id)
    return reply({})
  }),
  route('GET /api/v2/filters/:filter/keywords', 'user', 'read:filters', (call) =>
    reply(own(call, pathParam(call, 'filter')).keywords.map(keywordOut)),
  ),
  route('POST /api/v2/filters/:filter/keywords', 'user', 'write:filters', addKeyword),
  route('GET /api/v2/filters/keywords/:id', 'user', 'read:filters', (call) =>
    reply(keywordOut(keywordOf(call)[1])),
  ),
  route('PUT /api/v2/filters/keywords/:id', 'user', 'write:filters', changeKeyword),
  route('DELETE /api/v2/filters/keywords/:id', 'user', 'write:filters', (call) => {
    const [filter, keyword] = keywordOf(call)
    call.server.world.filters.patch(filter.id, {
      keywords: filter.keywords.filter((entry) => entry !== keyword),
    })
    return reply({})
  }),
  route('GET /api/v2/filters/:filter/statuses', 'user', 'read:filters', (call) =>
    reply(
      own(call, pathParam(call, 'filter')).statuses.map(({ id, statusId }) => ({ id, status_id: statusId })),
    ),
  ),
  route('POST /api/v2/filters/:filter/statuses', 'user', 'write:filters', addStatus),
  route('GET /api/v2/filters/statuses/:id', 'user', 'read:filters', (call) => {
    const [, entry] = filterStatusOf(call)
    return reply({ id: entry.id, status_id: entry.statusId })
  }),
  route('DELETE /api/v2/filters/statuses/:id', 'user', 'write:filters', (call) => {
    const [filter, entry] = filterStatusOf(call)
    call.server.world.filters.patch(filter.id, { statuses: filter.statuses.filter((one) => one !== entry) })
    return reply({})
  }),
  route('GET /api/v1/filters', 'user', 'read:filters', (call) =>
    reply(mine(call).flatMap((filter) => filter.keywords.map((keyword) => oldOut(filter, keyword)))),
  ),
  route('POST /api/v1/filters', 'user', 'write:filters', (call) => writeOld(call)),
  route('GET /api/v1/filters/:id', 'user', 'read:filters', (call) => reply(oldOut(...keywordOf(call)))),
  route('PUT /api/v1/filters/:id', 'user', 'write:filters', (call) => writeOld(call, keywordOf(call))),
  route('DELETE /api/v1/filters/:id', 'user', 'write:filters', (call) => {
    const [filter, keyword] = keywordOf(call)
    const keywords = filter.keywords.filter((entry) => entry !== keyword)
    if (keywords.length > 0) call.server.world.filters.patch(filter.id, { keywords })
    else call.server.world.filters.remove(filter.id)
    return reply({})
  }),
]
