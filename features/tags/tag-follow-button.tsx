import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useCapability } from '@/features/instance'
import { defineMessages, useIntl } from '@/lib/i18n'
import { useRuntime, type Runtime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import type { Tag } from '@/schemas/statuses/tag'
import { followedTagsKey } from './keys'
import { followTag } from './mutations'
import { withFollowedTag } from './patches'
import { tagQuery } from './queries'
import { tagChanges } from './share-changes'

const messages = defineMessages({
  follow: { id: 'tag.follow', defaultMessage: 'Follow', description: 'Button: follows a hashtag' },
  following: {
    id: 'tag.following',
    defaultMessage: 'Following',
    description: 'Button of a followed hashtag; unfollows it',
  },
  followNamed: {
    id: 'tag.followNamed',
    defaultMessage: 'Follow #{name}',
    description: 'Label for screen readers: the button that follows a hashtag; {name}: the hashtag without #',
  },
})

/** Time in ms during which a listed hashtag is not requested again. */
const LISTED_TIME = 5 * 60_000

/** Follows or unfollows a hashtag, everywhere it is shown. */
async function changeTagFollow(runtime: Runtime, name: string, on: boolean): Promise<void> {
  const shown = runtime.cache.sets.begin(followedTagsKey(), withFollowedTag(name, on))
  if (await runtime.run(followTag, { name, on })) {
    shown.commit()
    tagChanges.send(runtime, { name, following: on })
    return
  }
  shown.abort()
  void runtime.client.invalidateQueries({ queryKey: followedTagsKey() })
}

interface Props {
  name: string
  /** The hashtag as listed at the time `at`, in ms. Saves a request per row. */
  listed?: { tag: Tag; at: number }
}

/** Follows a hashtag, so that its posts appear in home. Nothing for visitors or without server support. */
export function TagFollowButton({ name, listed }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const able = useCapability('followTags') && runtime.me !== null
  useEffect(() => tagChanges.follow(runtime), [runtime])
  const { data } = useQuery({
    ...tagQuery(runtime, name),
    enabled: able,
    staleTime: listed ? LISTED_TIME : 30_000,
    refetchOnMount: true,
    ...(listed && { initialData: listed.tag, initialDataUpdatedAt: listed.at }),
  })
  if (!able || data?.following === undefined) return null
  const on = data.following
  return (
    <Button
      size="small"
      variant={on ? 'secondary' : 'primary'}
      aria-pressed={on}
      aria-label={intl.formatMessage(messages.followNamed, { name })}
      onClick={() => void changeTagFollow(runtime, name, !on)}
    >
      {intl.formatMessage(on ? messages.following : messages.follow)}
    </Button>
  )
}
