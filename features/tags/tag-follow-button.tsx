import { useQuery } from '@tanstack/react-query'
import { useCapability } from '@/features/instance'
import { defineMessages, useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { followTag } from './mutations'
import { tagQuery } from './queries'

const messages = defineMessages({
  follow: { id: 'tag.follow', defaultMessage: 'Follow', description: 'Button: follow a hashtag' },
  following: {
    id: 'tag.following',
    defaultMessage: 'Following',
    description: 'Button: the hashtag is followed; pressing ends it',
  },
  followNamed: {
    id: 'tag.followNamed',
    defaultMessage: 'Follow #{name}',
    description: 'Spoken name of the button that follows a hashtag',
  },
})

/** Follows a hashtag, so that its posts appear in home. Nothing for visitors or without server support. */
export function TagFollowButton({ name }: { name: string }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const able = useCapability('followTags') && runtime.me !== null
  const { data } = useQuery({
    ...tagQuery(runtime, name),
    enabled: able,
    staleTime: 30_000,
    refetchOnMount: true,
  })
  if (!able || data?.following === undefined) return null
  const on = data.following
  return (
    <Button
      size="small"
      variant={on ? 'secondary' : 'primary'}
      aria-pressed={on}
      aria-label={intl.formatMessage(messages.followNamed, { name })}
      onClick={() => void runtime.run(followTag(name, !on))}
    >
      {intl.formatMessage(on ? messages.following : messages.follow)}
    </Button>
  )
}
