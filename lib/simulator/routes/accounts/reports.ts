import type { Account, Report, Status } from '../../store/model'
import { reportOut } from '../../serialize/notification'
import { notify } from '../../actions/notify'
import { canSee } from '../../rules/visibility'
import { me, type Call } from '../../routing/call'
import { found, invalid, notFound } from '../../routing/refusal'
import { reply, type Reply } from '../../routing/reply'
import { route } from '../../routing/table'

const CATEGORIES = ['spam', 'legal', 'violation', 'other']
const MODERATE = 0x1 | 0x10
/** Longest comment, in characters. */
const MAX_COMMENT = 1000

/** Returns the reported posts; refuses those of other accounts and those that the reporter cannot see. */
function reportedPosts(call: Call, target: Account): Status[] {
  const { world } = call.server
  return call.params.texts('status_ids').map((id) => {
    const status = found(world.statuses.get(id))
    if (status.accountId !== target.id || !canSee(world, me(call), status)) throw notFound()
    return status
  })
}

/** Returns the servers a report is sent to: that of a remote account, and those its reported posts reply to. */
function forwardedTo(call: Call, target: Account, statuses: readonly Status[]): string[] {
  const { params, server } = call
  if (target.domain === null || !params.flag('forward')) return []
  const asked = params.texts('forward_to_domains').map((domain) => domain.trim().toLowerCase())
  const chosen = asked.length > 0 && server.software.takes.forwardDomains ? asked : [target.domain]
  const involved = [
    target.domain,
    ...statuses.map(({ inReplyToAccountId: id }) => server.world.accounts.get(id)?.domain ?? null),
  ]
  return [...new Set(chosen)].filter((domain) => involved.includes(domain))
}

/** Reports an account; moderators get an admin.report notification. */
function create(call: Call): Reply {
  const { params, server } = call
  const { world } = server
  const target = found(world.accounts.get(params.need('account_id')))
  if (target.suspended) throw notFound()
  const comment = params.text('comment') ?? ''
  if (Array.from(comment).length > MAX_COMMENT)
    throw invalid(`Comment is too long (maximum is ${MAX_COMMENT} characters)`)
  const ruleIds = params.texts('rule_ids')
  const category = ruleIds.length > 0 ? 'violation' : (params.text('category') ?? 'other')
  if (!CATEGORIES.includes(category)) throw invalid('Category is not included in the list')
  const isKnown = (id: string) => world.instance.rules.some((rule) => rule.id === id)
  if (category === 'violation' && (ruleIds.length === 0 || !ruleIds.every(isKnown)))
    throw invalid('Rule ids does not reference valid rules')
  const statuses = reportedPosts(call, target)
  const collectionIds = params.texts('collection_ids')
  for (const id of collectionIds)
    if (found(world.collections.get(id)).accountId !== target.id) throw notFound()
  const domains = forwardedTo(call, target, statuses)
  const report = world.reports.put({
    id: world.ids.serial(),
    accountId: me(call),
    targetId: target.id,
    category: category as Report['category'],
    comment,
    forwarded: target.domain !== null && domains.includes(target.domain),
    forwardedTo: domains,
    statusIds: statuses.map(({ id }) => id),
    ...(collectionIds.length > 0 && { collectionIds }),
    ruleIds,
    createdAt: server.clock.now(),
  })
  for (const user of world.users.values())
    if (user.id !== me(call) && ((world.roles.get(user.roleId)?.permissions ?? 0) & MODERATE) > 0)
      notify(server, { to: user.id, from: me(call), type: 'admin.report', extra: { reportId: report.id } })
  return reply(reportOut(call.view, report))
}

/** Reports. */
export const reportRoutes = [route('POST /api/v1/reports', 'user', 'write:reports', create)]
