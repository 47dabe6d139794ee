import { useEffect } from 'react'
import { plainName } from '@/features/session'
import { linkOf, RevealButton, Thread } from '@/features/statuses'
import { defineMessages, useIntl } from '@/lib/i18n'
import { paths, useNavigation } from '@/lib/navigation'
import { useEntity } from '@/lib/runtime'
import type { StatusId } from '@/schemas/primitives'
import { ScreenFrame } from '../../layout/column/screen-frame'
import { PageMeta } from '../../layout/column/page-meta'
import type { ScreenProps } from '../../pages/page'
import { useScrollPosition } from '../../pages/use-scroll-position'

export { preloadThreads } from '@/features/statuses'

const messages = defineMessages({
  title: {
    id: 'statusPage.title',
    defaultMessage: 'Post',
    description: 'Title of the page of a post while it loads',
  },
  by: {
    id: 'statusPage.by',
    defaultMessage: 'Post by {name}',
    description: 'Title of the page of a post; {name}: display name of its author',
  },
})

/** A post with its thread. */
export function StatusRoute({
  params: { acct, statusId: id },
}: ScreenProps<{ acct: string; statusId: StatusId }>) {
  const intl = useIntl()
  const { go } = useNavigation()
  const status = useEntity('status', id)
  const account = useEntity('account', status?.account ?? null)
  const { key, ...position } = useScrollPosition(`status/${id}`, 'never')
  const title = account
    ? intl.formatMessage(messages.by, { name: plainName(account) })
    : intl.formatMessage(messages.title)
  // The address may name another author, as users change their names and links get mangled.
  const author = account?.acct
  useEffect(() => {
    if (author !== undefined && author.toLowerCase() !== acct.toLowerCase())
      go(paths.status(author, id), { replace: true })
  }, [author, acct, id, go])
  return (
    <ScreenFrame
      title={title}
      titleAlone={intl.formatMessage(messages.title)}
      back
      actions={<RevealButton id={id} />}
    >
      {status && account && (
        <PageMeta
          url={linkOf(status)}
          findable={status.visibility === 'public' && account.noindex !== true}
        />
      )}
      <Thread key={key} id={id} {...position} />
    </ScreenFrame>
  )
}
