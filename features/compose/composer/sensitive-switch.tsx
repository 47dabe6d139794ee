import { useIntl } from '@/lib/i18n'
import { Toggle } from '@/lib/ui/toggle/toggle'
import { moreMessages as messages } from '../thread/thread-messages'
import { filesIn } from '../drafts/draft-content'
import type { Composing } from '../editor/composing'

/** Switch that marks media as sensitive. Renders nothing without media. */
export function SensitiveSwitch({ composing }: { composing: Composing }) {
  const intl = useIntl()
  const { draft, readOnly, sensitiveByDefault, change } = composing
  const { fields } = draft
  if (filesIn(draft).length === 0) return null
  const warned = fields.warning && fields.spoilerText.trim() !== ''
  const forced = warned || (sensitiveByDefault && draft.kind !== 'edit')
  return (
    <Toggle
      label={intl.formatMessage(messages.sensitive)}
      hint={warned ? intl.formatMessage(messages.sensitiveForced) : undefined}
      checked={fields.sensitive || forced}
      disabled={readOnly || forced}
      onChange={(on) => change({ sensitive: on })}
    />
  )
}
