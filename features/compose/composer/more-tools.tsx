import { useQuery } from '@tanstack/react-query'
import { useCapability } from '@/features/instance'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { ClockIcon } from '@/lib/ui/icons'
import { Menu } from '@/lib/ui/menu'
import { firstOffer } from '../publish/schedule-time'
import { scheduledQuery } from '../scheduled/scheduled-query'
import { messages as thread, moreMessages as messages, scheduleMessages } from '../thread/thread-messages'
import { hasContent } from '../drafts/draft-rules'
import type { Composing } from '../editor/composing'

/** True when the server schedules posts; an unknown server is asked once the draft has content. */
function useCanSchedule(wanted: boolean): boolean {
  const runtime = useRuntime()
  const known = useCapability('scheduledPosts')
  const unsaid = runtime.http.capabilities.support('scheduledPosts') === 'maybe'
  useQuery({ ...scheduledQuery(runtime), enabled: unsaid && wanted, retry: false })
  return known
}

/** Menu of the rarer tools: numbering a thread, scheduling. Renders nothing when neither is possible. */
export function MoreTools({ composing }: { composing: Composing }) {
  const intl = useIntl()
  const { draft, readOnly, change } = composing
  const { scheduledAt, numbered } = draft.fields
  const edit = draft.kind === 'edit'
  const canSchedule = useCanSchedule(hasContent(draft)) && !edit
  const isThread = draft.parts.length > 1
  if (edit || (!isThread && !canSchedule)) return null
  return (
    <Menu
      label={intl.formatMessage(messages.more)}
      align="start"
      disabled={readOnly}
      entries={() => [
        isThread && {
          kind: 'check',
          label: intl.formatMessage(thread.numbered),
          checked: numbered,
          onChange: (on) => change({ numbered: on }),
        },
        canSchedule && { kind: 'separator' },
        canSchedule &&
          scheduledAt === null && {
            kind: 'item',
            label: intl.formatMessage(scheduleMessages.add),
            icon: <ClockIcon aria-hidden />,
            disabled: isThread,
            ...(isThread && { hint: intl.formatMessage(scheduleMessages.noThread) }),
            onSelect: () => change({ scheduledAt: firstOffer(Date.now()) }),
          },
      ]}
    />
  )
}
