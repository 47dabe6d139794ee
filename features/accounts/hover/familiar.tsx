import { useQuery } from '@tanstack/react-query'
import { useCapability } from '@/features/instance'
import { useIntl } from '@/lib/i18n'
import { useEntity, useRuntime } from '@/lib/runtime'
import type { AccountId } from '@/schemas/primitives'
import { nameOf } from '../account-name'
import { familiarQuery } from './familiar-query'
import { messages } from './messages'
import styles from './account-card.module.css'

/** Number of accounts shown by name. */
const MAX_NAMES = 2

/**
 * Names followed accounts that follow this account too; nothing when there are none or the server does not
 * support it.
 */
export function Familiar({ id }: { id: AccountId }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const enabled = useCapability('familiarFollowers')
  const { data: ids = [] } = useQuery({ ...familiarQuery(runtime, id), enabled })
  const first = useEntity('account', ids[0] ?? null)
  const second = useEntity('account', ids[1] ?? null)
  const named = [first, second].filter((each) => each !== undefined)
  if (named.length === 0) return null
  const names = intl.formatList(named.map((each) => `\u2068${nameOf(each)}\u2069`))
  const more = ids.length - MAX_NAMES
  return (
    <p className={styles.line}>
      {more > 0
        ? intl.formatMessage(messages.familiarMore, { names, count: more })
        : intl.formatMessage(messages.familiar, { names })}
    </p>
  )
}
