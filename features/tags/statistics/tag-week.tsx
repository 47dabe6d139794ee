import { sentenceNumber, useIntl } from '@/lib/i18n'
import { SkeletonBar } from '@/lib/ui/skeleton/skeleton'
import type { Tag } from '@/schemas/statuses/tag'
import { Bars } from './bars'
import { messages } from './messages'
import { weekOf } from './week-of'

interface Props {
  /** Undefined while it loads, or when it failed to load. */
  tag: Tag | undefined
  isPending: boolean
  /** Class of the container of text and bars. */
  className: string | undefined
}

/** How often a hashtag was used in the last week, by how many people, and on which days. */
export function TagWeek({ tag, isPending, className }: Props) {
  const intl = useIntl()
  const week = weekOf(tag?.history)
  if (isPending) return <SkeletonBar width={0.7} />
  if (!week) return <p>{intl.formatMessage(messages.unknown)}</p>
  return (
    <div className={className}>
      <p>
        {intl.formatMessage(messages.uses, { count: week.uses, number: sentenceNumber(intl, week.uses) })}{' '}
        {week.uses > 0 &&
          intl.formatMessage(messages.people, {
            count: week.people,
            number: sentenceNumber(intl, week.people),
          })}
      </p>
      <Bars values={week.days} />
    </div>
  )
}
