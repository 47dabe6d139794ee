import { MediaGrid } from '@/features/media'
import { PollView } from '@/features/polls'
import { command } from '@/lib/bus'
import { useIntl } from '@/lib/i18n'
import { keyWithin, useRuntime } from '@/lib/runtime'
import type { TranslatedStatus } from '../../translation/use-translated-status'
import { setOpened, useOpened } from '../../view-store'
import { messages } from '../messages'
import { useMediaShown } from './use-media-shown'

export interface PostPartsProps {
  status: TranslatedStatus
  /** Titles of the filters that blur its media. */
  blurs?: readonly string[] | undefined
}

/** Media and poll of a post, also inside a quote. */
export function PostParts({ status, blurs = [] }: PostPartsProps) {
  const intl = useIntl()
  const { identity, me } = useRuntime()
  const key = keyWithin(identity, status.id)
  const opened = useOpened(key)
  const filtered = blurs.length > 0
  const shown = useMediaShown(status, key, filtered)
  return (
    <>
      {status.media_attachments.length > 0 && (
        <MediaGrid
          media={status.media_attachments}
          sensitive={status.sensitive}
          {...(filtered && {
            reason: intl.formatMessage(messages.filtered, { title: intl.formatList(blurs) }),
          })}
          shown={shown}
          onToggle={(media) => setOpened(key, { media })}
          all={opened.gallery === true}
          onAll={() => setOpened(key, { gallery: true })}
          lang={status.language}
          statusId={status.id}
        />
      )}
      {status.poll && (
        <PollView
          id={status.poll}
          lang={status.language}
          titles={status.translation?.options ?? null}
          own={status.account === me}
          onVisitor={(choices) =>
            void command('interact', { identity: identity.key, action: 'vote', statusId: status.id, choices })
          }
        />
      )}
    </>
  )
}
