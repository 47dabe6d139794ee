import { useMemo, type ReactNode } from 'react'
import { StatusList } from '@/features/timelines'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { SearchIcon } from '@/lib/ui/icons'
import type { StatusId } from '@/schemas/primitives'
import { DraftResults } from '../device/draft-results'
import { DeviceResults, useFirstPosts } from '../device/device-results'
import { useDevicePosts } from '../device/use-device-posts'
import { messages } from '../messages'
import { postResults } from '../queries'
import type { ResultProps } from './result-props'
import { SignInForPosts } from './states'

const NONE: readonly StatusId[] = []

interface Props extends ResultProps {
  /** Shown when there are none. Default: the reasons for that. */
  empty?: ReactNode
  /** True while results that belong above the posts are loading. */
  waits?: boolean
}

/** The posts on this device that a search finds, then all others. Servers show posts to members only. */
export function PostResults({ text, empty, waits = false, ...position }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const list = useMemo(() => postResults(runtime, text), [runtime, text])
  const { shown, ...device } = useFirstPosts(useDevicePosts(text) ?? NONE)
  const hasDevice = shown.length > 0 && !waits
  if (runtime.me === null) return <SignInForPosts />
  return (
    <>
      {!waits && <DraftResults text={text} />}
      {hasDevice && <DeviceResults ids={shown} {...device} />}
      <StatusList
        list={list}
        label={intl.formatMessage(messages.posts)}
        context="public"
        without={hasDevice ? shown : NONE}
        empty={
          hasDevice ? (
            <EmptyState compact title={intl.formatMessage(messages.noOtherPosts)} />
          ) : (
            (empty ?? (
              <EmptyState
                icon={<SearchIcon />}
                title={intl.formatMessage(messages.noPosts)}
                text={intl.formatMessage(messages.noPostsText)}
              />
            ))
          )
        }
        {...position}
      />
    </>
  )
}
