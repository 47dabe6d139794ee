import { defineMessages, useIntl, type IntlShape } from '@/lib/i18n'
import { roundedDurationName } from '@/lib/i18n/duration-name'
import { useEntity, useRuntime } from '@/lib/runtime'
import { FillableGap, useGap, type GapEngine, type GapState } from '@/lib/ui/live-list/gap-row'
import type { WindowHandle } from '@/lib/ui/windowed-list'
import type { StatusId } from '@/schemas/primitives'

const messages = defineMessages({
  gap: {
    id: 'timeline.gap',
    defaultMessage: 'Posts are missing here',
    description: 'Row in a timeline for a gap, posts that are not loaded',
  },
  gapSpan: {
    id: 'timeline.gapSpan',
    defaultMessage: 'Posts are missing here: {span}',
    description:
      'Row in a timeline for a gap, posts that are not loaded; {span}: length of the gap, such as “2 hours”',
  },
  gapFailed: {
    id: 'timeline.gapFailed',
    defaultMessage: 'Couldn’t load the missing posts',
    description: 'Row in a timeline for a gap, posts that are not loaded',
  },
})

interface Props {
  /** The key of the entry. */
  name: string
  engine: GapEngine<StatusId>
  /** The list that contains the row. */
  list: WindowHandle
  position: number
  size: number
}

/** Formats the time between two posts, e.g. "3 hours"; null when it is unknown. */
function spanText(intl: IntlShape, from: string, to: string): string | null {
  const seconds = Math.abs(Date.parse(from) - Date.parse(to)) / 1000
  return Number.isFinite(seconds) ? roundedDurationName(intl, seconds) : null
}

/** A row in place of missing posts. Says how much time they cover and loads them from either end. */
export function GapRow({ name, engine, list, ...inList }: Props) {
  const found = useGap(engine, name, list)
  return found && <Filler {...found} {...inList} />
}

type FillerProps = GapState<StatusId> & Pick<Props, 'position' | 'size'>

function Filler({ gap, below, ...props }: FillerProps) {
  const intl = useIntl()
  const { cache } = useRuntime()
  const newer = useEntity('status', gap.gap) ?? cache.read('status', gap.gap)
  const older = useEntity('status', below)
  const span = newer && older ? spanText(intl, newer.created_at, older.created_at) : null
  return (
    <FillableGap
      {...props}
      failed={gap.failed}
      hasBelow={below !== null}
      text={span === null ? intl.formatMessage(messages.gap) : intl.formatMessage(messages.gapSpan, { span })}
      failedText={intl.formatMessage(messages.gapFailed)}
    />
  )
}
