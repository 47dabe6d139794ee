import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { contentOf, useContentSetting } from '@/features/statuses'
import { EmojiText } from '@/lib/html/emoji-text'
import { useIntl, useRelativeTime } from '@/lib/i18n'
import { fetchNext, idsOf } from '@/lib/query'
import { useEntity, useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { Checkbox } from '@/lib/ui/checkbox/checkbox'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { ErrorState } from '@/lib/ui/error-state/error-state'
import { Spinner } from '@/lib/ui/spinner/spinner'
import type { Status } from '@/schemas/entities'
import type { StatusId } from '@/schemas/primitives'
import { stepMessages } from '../messages'
import { reportablePosts } from '../queries'
import styles from '../report.module.css'
import { Options, Question, type StepProps } from '../step-parts'

interface PostProps {
  id: StatusId
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A post to select; nothing for boosts and deleted posts. */
function PostOption({ id, checked, onChange }: PostProps) {
  const status = useEntity('status', id)
  if (!status || status.reblog || (status.gone && !checked)) return null
  return (
    <Checkbox
      label={<PostText status={status} />}
      hint={<PostFacts status={status} />}
      checked={checked}
      onChange={onChange}
    />
  )
}

function PostText({ status }: { status: Status }) {
  const intl = useIntl()
  const text = contentOf(status, useContentSetting()).text.trim()
  const { spoiler_text: warning, emojis, language } = status
  if (text === '' && warning === '') return intl.formatMessage(stepMessages.noText)
  return (
    <span className={styles.post} dir="auto" lang={language || undefined}>
      {warning !== '' && (
        <strong>
          <EmojiText text={warning} emojis={emojis} />{' '}
        </strong>
      )}
      <EmojiText text={text} emojis={emojis} />
    </span>
  )
}

function PostFacts({ status }: { status: Status }) {
  const intl = useIntl()
  const time = useRelativeTime(status.created_at)
  const count = status.media_attachments.length
  return (
    <span className={styles.facts}>
      <time dateTime={status.created_at}>{time}</time>
      {count > 0 && <span>{intl.formatMessage(stepMessages.media, { count })}</span>}
    </span>
  )
}

/** Chooses posts of the account that back up the report. */
export function PostsStep({ draft, onChange, heading }: StepProps) {
  const intl = useIntl()
  const runtime = useRuntime()
  const id = useId()
  const { accountId, statusIds } = draft
  const query = useInfiniteQuery(reportablePosts(runtime, accountId))
  const { data, error, hasNextPage, isFetching } = query
  // Posts selected before are first, as the loaded pages may not contain them.
  const [selectedBefore] = useState(statusIds)
  const ids = [...new Set([...selectedBefore, ...(data ? idsOf(data) : [])])]
  const isEmpty = data !== undefined && !hasNextPage && ids.length === 0
  return (
    <>
      <Question
        heading={heading}
        id={id}
        text={intl.formatMessage(stepMessages.posts)}
        hint={intl.formatMessage(stepMessages.all)}
      />
      <Options question={id}>
        {ids.map((each) => (
          <PostOption
            key={each}
            id={each}
            checked={statusIds.includes(each)}
            onChange={(on) =>
              onChange({ statusIds: [...statusIds.filter((one) => one !== each), ...(on ? [each] : [])] })
            }
          />
        ))}
      </Options>
      {isEmpty && (
        <EmptyState
          compact
          title={intl.formatMessage(stepMessages.none)}
          text={intl.formatMessage(stepMessages.noneText)}
        />
      )}
      {error && !isFetching ? (
        <ErrorState
          compact
          error={error}
          onRetry={() => void (data ? query.fetchNextPage() : query.refetch())}
        />
      ) : (
        <div className={styles.more}>
          {data === undefined && <Spinner label={intl.formatMessage(stepMessages.loading)} />}
          {hasNextPage && (
            <Button busy={isFetching} onClick={() => fetchNext(query)}>
              {intl.formatMessage(stepMessages.more)}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
