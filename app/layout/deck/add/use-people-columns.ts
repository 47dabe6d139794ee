import { skipToken, useQuery } from '@tanstack/react-query'
import { accountSearchQuery } from '@/features/accounts'
import { plainName } from '@/features/session'
import { useIntl } from '@/lib/i18n'
import { paths } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import type { ColumnChoice } from '../column/column-kind'
import { messages } from '../messages'

/** Maximum number of suggested accounts. */
const MAX_PEOPLE = 4
/** A name or handle, no hashtag and no web address. */
const NAME = /^@?[^\s#@:/-][^#:/]+$/u

/** Returns columns with the posts of the people that the server finds by a name; none until it answers. */
export function usePeopleColumns(search: string): ColumnChoice[] {
  const intl = useIntl()
  const runtime = useRuntime()
  const text = search.trim()
  const query = accountSearchQuery(runtime, text.replace(/^@/, ''), MAX_PEOPLE)
  const { data = [] } = useQuery({ ...query, ...(!NAME.test(text) && { queryFn: skipToken }) })
  return data.flatMap((id) => {
    const account = runtime.cache.read('account', id)
    if (!account) return []
    const { acct } = account
    return {
      path: paths.profile(acct),
      name: intl.formatMessage(messages.person, { name: plainName(account), handle: acct }),
    }
  })
}
