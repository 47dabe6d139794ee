import type { MouseEvent } from 'react'
import { useCapability } from '@/features/instance'
import { pushToast, TOAST_MS } from '@/lib/alerts'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { PollIcon } from '@/lib/ui/icons'
import type { AttachSlot } from '../editor/attachments'
import { getDrafts } from '../drafts/drafts'
import { awaitFields, endAwaiting, typeAhead } from './awaited-fields'
import { messages } from './messages'
import { sentOptions, USUAL_LIFETIME } from './poll-rules'

const EMPTY = { options: ['', ''], multiple: false, expiresIn: USUAL_LIFETIME, hideTotals: false }

/** Adds a poll to a part, or takes it out again with a way back. */
export function PollButton({ slot }: { slot: AttachSlot }) {
  const intl = useIntl()
  const { draft, partId, part, readOnly, change } = slot
  const { poll } = part
  const { capabilities } = useRuntime().http
  const known = useCapability('polls')
  // A server that does not say is found out by the first one.
  const offered = known || capabilities.tries('polls')
  const refuse = (text: string) =>
    pushToast({ kind: 'error', text, identity: draft.identity, duration: TOAST_MS })

  const press = ({ currentTarget: button }: MouseEvent<HTMLButtonElement>) => {
    if (poll) {
      endAwaiting()
      change(() => ({ poll: null }))
      if (sentOptions(poll.options).length === 0) return
      const run = () => getDrafts().changePart(draft.id, partId, (now) => ({ poll: now.poll ?? poll }))
      pushToast({
        text: intl.formatMessage(messages.removed),
        identity: draft.identity,
        action: { label: intl.formatMessage(messages.undo), run },
      })
    } else if (part.media.length > 0) refuse(intl.formatMessage(messages.withFiles))
    else if (draft.fields.quoted || draft.editing?.quotes) refuse(intl.formatMessage(messages.withQuote))
    else {
      change(() => ({ poll: EMPTY }))
      awaitFields(slot)
      // Safari leaves the focus of a pressed button where it was.
      button.focus()
    }
  }
  if (!offered && !poll) return null
  return (
    <IconButton
      icon={<PollIcon />}
      label={intl.formatMessage(poll ? messages.remove : messages.add)}
      pressed={poll !== null}
      disabled={readOnly}
      onClick={press}
      onKeyDown={(event) => typeAhead(event, slot)}
      onKeyUp={(event) => typeAhead(event, slot)}
      onBlur={endAwaiting}
    />
  )
}
