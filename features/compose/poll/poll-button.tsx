import type { MouseEvent } from 'react'
import { useCapability } from '@/features/instance'
import { pushToast, TOAST_MS } from '@/lib/alerts'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { PollIcon } from '@/lib/ui/icons'
import type { EditablePart } from '../drafts/editable-part'
import { awaitFields, endAwaiting, typeIntoFirstOption } from './awaited-fields'
import { messages } from './messages'
import { sentOptions, USUAL_POLL_LENGTH } from './poll-rules'

const EMPTY = { options: ['', ''], multiple: false, expiresIn: USUAL_POLL_LENGTH, hideTotals: false }

/** Adds a poll to a part, or removes it with undo. */
export function PollButton({ target }: { target: EditablePart }) {
  const intl = useIntl()
  const { drafts, draft, partId, part, readOnly, change } = target
  const { poll } = part
  const { capabilities } = useRuntime().http
  const known = useCapability('polls')
  // On an unknown server the first poll shows whether polls work.
  const offered = known || capabilities.tries('polls')
  const refuse = (text: () => string) =>
    pushToast({ kind: 'error', text, identity: draft.identity, duration: TOAST_MS })

  const press = ({ currentTarget: button }: MouseEvent<HTMLButtonElement>) => {
    if (poll) {
      endAwaiting()
      change(() => ({ poll: null }))
      if (sentOptions(poll.options).length === 0) return
      const run = () => drafts.changePart(draft.id, partId, (now) => ({ poll: now.poll ?? poll }))
      pushToast({
        text: () => intl.formatMessage(messages.removed),
        identity: draft.identity,
        action: { label: () => intl.formatMessage(messages.undo), run, undo: true },
      })
    } else if (part.media.length > 0) refuse(() => intl.formatMessage(messages.withFiles))
    else if (draft.fields.quoted || draft.editing?.quotes)
      refuse(() => intl.formatMessage(messages.withQuote))
    else {
      change(() => ({ poll: EMPTY }))
      awaitFields(target)
      // Safari does not focus a clicked button.
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
      onKeyDown={(event) => typeIntoFirstOption(event, target)}
      onKeyUp={(event) => typeIntoFirstOption(event, target)}
      onBlur={endAwaiting}
    />
  )
}
