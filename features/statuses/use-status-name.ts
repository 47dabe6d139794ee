import { useMemo } from 'react'
import { isClosed } from '@/features/polls'
import { useSetting } from '@/features/settings'
import { useClock, useIntl } from '@/lib/i18n'
import { useRuntime, type Runtime } from '@/lib/runtime'
import type { Account, Status } from '@/schemas/entities'
import { contentOf, useContentSetting } from './content'
import { quoteView } from './quotes/quote-view'
import { statusName, type NameContext } from './status-name'

/** What the spoken name of a post says of others, as far as it is held: nothing is asked for. `now` in ms. */
function contextOf(status: Status, { cache }: Runtime, now: number): NameContext {
  const poll = status.poll ? cache.read('poll', status.poll) : undefined
  const view = status.quote ? quoteView(status.quote) : null
  const quoted = view?.kind === 'post' ? cache.read('status', view.id) : undefined
  const author = quoted && !quoted.gone ? cache.read('account', quoted.account) : undefined
  const parent = status.in_reply_to_account_id
  return {
    poll,
    closed: poll ? isClosed(poll, now) : false,
    quoted:
      quoted && author && !author.hidden && !author.limited ? { status: quoted, account: author } : undefined,
    parent: parent === null ? undefined : cache.read('account', parent),
  }
}

/** The spoken name of a post, made anew only when it changes; '' while it is not held. `boost`: who boosted it, in words. */
export function useStatusName(
  status: Status | undefined,
  account: Account | undefined,
  boost?: string,
): string {
  const intl = useIntl()
  const clock = useClock()
  const runtime = useRuntime()
  const setting = useContentSetting()
  const hideCounts = useSetting('hideCounts')
  return useMemo(() => {
    if (!status || !account) return ''
    const content = contentOf(status, setting)
    return statusName(
      { status, account, boost, content, hideCounts, ...contextOf(status, runtime, clock.read()) },
      intl,
    )
  }, [status, account, boost, setting, hideCounts, runtime, clock, intl])
}
