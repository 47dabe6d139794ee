import { useMemo } from 'react'
import { Bars, recentPeople, TagFollowButton, weekOf } from '@/features/tags'
import { useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import type { Tag } from '@/schemas/statuses/tag'
import { messages } from './messages'
import { peopleValues } from './people-values'
import { keyOfTag, trendingTags } from './trend-lists'
import { useIsTagMuted } from './use-is-tag-muted'
import { TrendRows, type RowPosition, type TrendsProps } from './trend-rows'
import styles from './trends.module.css'

/** Estimated height of a row in px. */
const ESTIMATED_HEIGHT = 69

interface RowProps {
  tag: Tag
  position: RowPosition
  /** Time in ms when the list was loaded. */
  at: number
}

function TagRow({ tag, position, at }: RowProps) {
  const intl = useIntl()
  const people = recentPeople(tag.history)
  const week = weekOf(tag.history)
  return (
    // The list puts its rows in wrapper elements, so <li> is not allowed here.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="listitem" className={styles.tag} {...position}>
      <div className={styles.words}>
        <AppLink to={paths.tag(tag.name)} className={styles.name}>
          <bdi>#{tag.name}</bdi>
        </AppLink>
        {people !== null && (
          <span className={styles.people}>
            {intl.formatMessage(messages.people, peopleValues(intl, people))}
          </span>
        )}
      </div>
      {week && <Bars values={week.days} />}
      <span className={styles.follow}>
        <TagFollowButton name={tag.name} listed={{ tag, at }} />
      </span>
    </div>
  )
}

const row = (tag: Tag, position: RowPosition, at: number) => <TagRow tag={tag} position={position} at={at} />

/** Hashtags that many people currently use, without those that the user muted. */
export function TrendingTags(position: TrendsProps) {
  const intl = useIntl()
  const runtime = useRuntime()
  const list = useMemo(() => trendingTags(runtime), [runtime])
  return (
    <TrendRows
      {...position}
      list={list}
      keyOf={keyOfTag}
      row={row}
      isHidden={useIsTagMuted()}
      label={intl.formatMessage(messages.tags)}
      estimate={ESTIMATED_HEIGHT}
    />
  )
}
