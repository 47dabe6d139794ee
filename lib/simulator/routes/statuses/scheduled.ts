import type { Scheduled } from '../../store/model'
import { scheduledOut } from '../../serialize/scheduled'
import { me, type Call } from '../../routing/call'
import { ownRecord } from '../../routing/own-record'
import { paginate, STATUSES } from '../../routing/paging'
import { found, invalid } from '../../routing/refusal'
import { reply } from '../../routing/reply'
import { route } from '../../routing/table'

const own = (call: Call): Scheduled => ownRecord(call, call.server.world.scheduled)

/** Scheduled posts. */
export const scheduledRoutes = [
  route('GET /api/v1/scheduled_statuses', 'user', 'read:statuses', (call) => {
    const { scheduled } = call.server.world
    const { items, headers } = paginate(
      call,
      scheduled.ids('account', me(call)),
      (id) => {
        const row = scheduled.get(id)
        return row ? scheduledOut(call.view, row) : undefined
      },
      { ...STATUSES, full: true },
    )
    return reply(items, 200, headers)
  }),
  route('GET /api/v1/scheduled_statuses/:id', 'user', 'read:statuses', (call) =>
    reply(scheduledOut(call.view, own(call))),
  ),
  route('PUT /api/v1/scheduled_statuses/:id', 'user', 'write:statuses', (call) => {
    const scheduled = own(call)
    const at = Date.parse(call.params.need('scheduled_at'))
    if (Number.isNaN(at) || at < call.server.clock.now() + 300_000)
      throw invalid('The scheduled date must be in the future')
    return reply(
      scheduledOut(call.view, found(call.server.world.scheduled.patch(scheduled.id, { scheduledAt: at }))),
    )
  }),
  route('DELETE /api/v1/scheduled_statuses/:id', 'user', 'write:statuses', (call) => {
    call.server.world.scheduled.remove(own(call).id)
    return reply({})
  }),
]
