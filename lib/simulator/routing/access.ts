import type { Account, Status } from '../store/model'
import { canSee } from '../rules/visibility'
import { me, part, type Call } from './call'
import { found, notFound } from './refusal'

/** The post of the path, if the caller may read it; otherwise 404, as for one that does not exist. */
export function seenStatus(call: Call, id: string = part(call)): Status {
  const status = found(call.server.world.statuses.get(id))
  if (!canSee(call.server.world, call.account?.id ?? null, status)) throw notFound()
  return status
}

/** The caller's own post of the path. */
export function ownStatus(call: Call): Status {
  const status = seenStatus(call)
  if (status.accountId !== me(call)) throw notFound()
  return status
}

/** A boost stands for what it boosts. */
export const originalOf = (call: Call, status: Status): Status =>
  status.reblogOfId ? found(call.server.world.statuses.get(status.reblogOfId)) : status

export const theAccount = (call: Call, id: string = part(call)): Account =>
  found(call.server.world.accounts.get(id))
