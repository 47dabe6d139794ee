import { errorText } from '@/lib/alerts'
import type { IntlShape } from '@/lib/i18n'
import type { Runtime } from '@/lib/runtime'
import { findPart } from '../../drafts/draft-content'
import type { Drafts } from '../../drafts/drafts-store'
import { sendDetails } from '../details/send-details'
import { messages } from '../messages'
import { uploaderOf } from './uploader'

/** Why a file cannot be published, as a message, and the error behind it. */
interface Unready {
  readonly title: string
  readonly text: string
  readonly error?: unknown
}

/**
 * Waits until every file of a part can be published and the server has its alt text. Returns null, or the reason for a
 * failure as a message.
 */
export async function filesReady(
  runtime: Pick<Runtime, 'http' | 'httpWriter' | 'service'>,
  drafts: Drafts,
  draftId: string,
  partId: string,
  intl: IntlShape,
): Promise<Unready | null> {
  const files = () => {
    const draft = drafts.state.getState().drafts[draftId]
    return (draft && findPart(draft, partId)?.media) ?? []
  }
  const uploader = uploaderOf(runtime)
  uploader.ensure(draftId, partId, files(), intl, true)
  await uploader.settled(files().map(({ localId }) => localId))
  for (const file of files()) {
    if (file.state !== 'ready' || file.serverId === null) {
      const rejected = uploader.rejectionOf(file.localId)
      const rejection = rejected === undefined ? null : errorText(rejected, intl)
      return {
        title: intl.formatMessage(messages.failed),
        text: rejection?.text || file.problem?.text || intl.formatMessage(messages.tooSlow),
        error: rejected,
      }
    }
    try {
      await sendDetails(runtime.httpWriter, file, file.serverId)
    } catch (error) {
      const words = errorText(error, intl) ?? { title: intl.formatMessage(messages.failed), text: '' }
      return { ...words, error }
    }
  }
  return null
}
