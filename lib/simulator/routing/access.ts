import type { Account, Status } from '../store/model'
import { canSee } from '../rules/visibility'
import { me, pathParam, type Call } from './call'
import { found, notFound } from './refusal'

/** Returns the post of the path if the caller may read it; else 404, as for a missing post. */
export function seenStatus(call: Call, id: string = pathParam(call)): Status {
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

/** Returns the boosted post of a boost, else the post. */
export const originalOf = (call: Call, status: Status): Status =>
  status.reblogOfId ? found(call.server.world.statuses.get(status.reblogOfId)) : status

export const theAccount = (call: Call, id: string = pathParam(call)): Account =>
  found(call.server.world.accounts.get(id))
