import type { Report } from '../../store/model'
import { reportOut } from '../../serialize/notification'
import { notify } from '../../actions/notify'
import { me, type Call } from '../../routing/call'
import { found, invalid, notFound } from '../../routing/refusal'
import { reply, type Reply } from '../../routing/reply'
import { route } from '../../routing/table'

const CATEGORIES = ['spam', 'legal', 'violation', 'other']
const MODERATE = 0x1 | 0x10

/** Reports an account; moderators get an admin.report notification. */
function create(call: Call): Reply {
  const { params, server } = call
  const { world } = server
  const target = found(world.accounts.get(params.need('account_id')))
  const comment = params.text('comment') ?? ''
  if (comment.length > 1000) throw invalid('Comment is too long (maximum is 1000 characters)')
  const category = params.text('category') ?? (params.has('rule_ids') ? 'violation' : 'other')
  if (!CATEGORIES.includes(category)) throw invalid('Category is not included in the list')
  const statusIds = params.texts('status_ids')
  if (statusIds.some((id) => world.statuses.get(id)?.accountId !== target.id)) throw notFound()
  const ruleIds = category === 'violation' ? params.texts('rule_ids') : []
  if (ruleIds.some((id) => !world.instance.rules.some((rule) => rule.id === id)))
    throw invalid('Rule ids does not reference valid rules')
  const report = world.reports.put({
    id: world.ids.serial(),
    accountId: me(call),
    targetId: target.id,
    category: category as Report['category'],
    comment,
    forwarded: params.flag('forward') ?? false,
    statusIds,
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
