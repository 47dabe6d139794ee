import { useId } from 'react'
import { useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { CloseIcon, ClockIcon } from '@/lib/ui/icons'
import { MomentField } from './moment-field'
import { isProblemAbout, problemId } from '../drafts/problem-field'
import { zoneName } from '../publish/schedule-time'
import styles from './schedule-row.module.css'
import { scheduleMessages as messages } from '../thread/thread-messages'
import type { Composing } from '../editor/composing'

/** The field for the local time of publishing. */
interface Props {
  composing: Composing
  /** True when the server would refuse the time as too soon. */
  isTooSoon: boolean
  /** Id of the element that says why the draft cannot be published. */
  reasonId: string
}

export function ScheduleRow({ composing, isTooSoon: isSoon, reasonId }: Props) {
  const intl = useIntl()
  const id = useId()
  const { draft, readOnly, change } = composing
  const { scheduledAt } = draft.fields
  if (scheduledAt === null || draft.parts.length > 1) return null
  return (
    <div className={styles.row}>
      <ClockIcon size={16} aria-hidden />
      <label htmlFor={id}>{intl.formatMessage(messages.label)}</label>
      <MomentField
        id={id}
        value={scheduledAt}
        invalid={isSoon || isProblemAbout(draft, 'schedule', draft.parts[0].id)}
        readOnly={readOnly}
        describedBy={`${isSoon ? reasonId : problemId(draft)} ${id}-zone`}
        onChange={(at) => at !== null && change({ scheduledAt: at })}
      />
      <IconButton
        icon={<CloseIcon />}
        label={intl.formatMessage(messages.remove)}
        size="small"
        disabled={readOnly}
        onClick={() => change({ scheduledAt: null })}
      />
      <p id={`${id}-zone`} className={styles.zone}>
        {intl.formatMessage(messages.zone, { zone: zoneName(intl.locale, new Date(scheduledAt)) })}{' '}
        <AppLink to={paths.scheduled}>{intl.formatMessage(messages.list)}</AppLink>
      </p>
    </div>
  )
}
