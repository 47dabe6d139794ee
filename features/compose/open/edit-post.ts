import { pushToast } from '@/lib/alerts'
import { command } from '@/lib/bus'
import { isPermanentError } from '@/lib/http'
import type { IntlShape } from '@/lib/i18n'
import type { Runtime } from '@/lib/runtime'
import type { StatusId } from '@/schemas/primitives'
import type { Drafts } from '../drafts/drafts-store'
import { openEdit, UnknownSource } from './open-draft'
import { messages } from '../publish/sending-messages'

/**
 * True when this failure to read the source means that the server cannot edit: it says so, or it never claimed to and
 * the post itself still exists.
 */
async function knowsNoEdits({ http, loader }: Runtime, id: StatusId, error: unknown): Promise<boolean> {
  const { capabilities } = http
  if (!capabilities.tries('editing')) return true
  if (capabilities.has('editing') || !isPermanentError(error)) return false
  if (!(await loader.refresh({ kind: 'status', id }))) return false
  capabilities.ruleOut('editing')
  return true
}

/**
 * Opens the edit of an own post. Whether an unknown server supports edits shows here: if it does not, a toast says so
 * and offers delete and redraft, and Edit is not offered again. Returns the draft id, or null. Throws ApiError.
 */
export async function editPost(
  runtime: Runtime,
  drafts: Drafts,
  statusId: StatusId,
  intl: IntlShape,
): Promise<string | null> {
  try {
    return await openEdit(runtime, drafts, statusId, Date.now())
  } catch (error) {
    if (error instanceof UnknownSource) {
      pushToast({
        kind: 'error',
        text: () => intl.formatMessage(messages.noSource),
        identity: runtime.identity.key,
        key: `no-source:${runtime.identity.key}`,
      })
      return null
    }
    if (!(await knowsNoEdits(runtime, statusId, error))) throw error
    pushToast({
      kind: 'error',
      text: () => intl.formatMessage(messages.noEdits),
      identity: runtime.identity.key,
      key: `no-edits:${runtime.identity.key}`,
      action: {
        label: () => intl.formatMessage(messages.redraftInstead),
        run: () => void command('redraft', { identity: runtime.identity.key, statusId }),
      },
    })
    return null
  }
}
