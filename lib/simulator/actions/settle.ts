import type { Server } from '../server'
import { settleAnnualReports } from './annual-reports'
import { settleCollections } from './collect'
import { notify } from './notify'
import { publish } from './publish'

/**
 * Runs everything due by now: scheduled posts, closed polls, ended mutes, processed media, answers
 * about collections, and yearly reports. Called before every request.
 */
export function settle(server: Server): void {
  const { world, clock } = server
  const now = clock.now()
  for (const due of world.scheduled.values()) {
    if (due.scheduledAt > now) continue
    world.scheduled.remove(due.id)
    publish(server, due.accountId, {
      ...due,
      ...(due.quotePolicy ? { quotePolicy: due.quotePolicy } : { quotePolicy: 'public' }),
    })
  }
  for (const poll of world.polls.values()) {
    if (poll.closed || poll.expiresAt === null || poll.expiresAt > now) continue
    world.polls.patch(poll.id, { closed: true })
    const voters = world.votes.by('poll', poll.id).map((vote) => vote.accountId)
    for (const to of new Set([poll.accountId, ...voters]))
      notify(server, { to, from: poll.accountId, type: 'poll', statusId: poll.statusId })
  }
  settleCollections(server)
  settleAnnualReports(server)
  for (const mute of world.mutes.values())
    if (mute.expiresAt !== null && mute.expiresAt <= now) world.mutes.remove(mute.id)
  for (const media of world.media.values())
    if (media.state === 'processing' && media.readyAt <= now)
      world.media.patch(media.id, { state: server.faults.mediaFails ? 'failed' : 'ready' })
}
