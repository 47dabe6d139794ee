import type { IntlShape } from '@/lib/i18n'
import type { Runtime } from '@/lib/runtime'
import { startUndoable } from '@/lib/runtime/undoable'
import type { Account } from '@/schemas/entities'
import { peopleKeys } from '../keys'
import { answerFollowRequest } from '../mutations'
import { ensureRelationship } from '../ensure-relationship'
import { messages } from './messages'
import { withRequestAnswered } from './request-state'

const oneLess = (count: number): number => Math.max(0, count - 1)

/** Sends the answer to a follow request and counts it. Resolves to true when the server accepted it. */
export async function sendAnswer(runtime: Runtime, id: Account['id'], accept: boolean): Promise<boolean> {
  const counted = runtime.cache.sets.begin(peopleKeys.requestCount(), oneLess)
  const done = await runtime.run(answerFollowRequest, { id, accept })
  if (done) counted.commit()
  else counted.abort()
  return done
}

/** Accepts or rejects a follow request, which can be undone for some seconds before it is sent. */
export async function answerRequest(
  runtime: Runtime,
  { id, acct }: Pick<Account, 'id' | 'acct'>,
  accept: boolean,
  intl: IntlShape,
): Promise<void> {
  const { cache } = runtime
  await ensureRelationship(runtime, id, { requested_by: true })
  startUndoable(
    runtime,
    {
      key: `answer follow request ${id}`,
      text: () => intl.formatMessage(accept ? messages.accepted : messages.rejected, { acct }),
      show: () => {
        const changes = [
          cache.begin('relationship', id, withRequestAnswered(accept)),
          cache.sets.begin(peopleKeys.requestCount(), oneLess),
        ]
        return () => {
          for (const change of changes) change.abort()
        }
      },
      send: () => void sendAnswer(runtime, id, accept),
    },
    intl,
  )
}
