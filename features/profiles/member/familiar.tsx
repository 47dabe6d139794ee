import { useQuery } from '@tanstack/react-query'
import { familiarQuery, nameOf } from '@/features/accounts'
import { useCapability } from '@/features/instance'
import { EmojiText } from '@/lib/html/emoji-text'
import { defineMessages, useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { useEntity, useRuntime } from '@/lib/runtime'
import { Avatar } from '@/lib/ui/avatar/avatar'
import type { Account } from '@/schemas/entities'
import type { AccountId } from '@/schemas/primitives'
import styles from './member.module.css'

const messages = defineMessages({
  one: {
    id: 'profile.familiar.one',
    defaultMessage: 'Followed by {first}',
    description: 'On a profile; {first}: an account that the user follows',
  },
  two: {
    id: 'profile.familiar.two',
    defaultMessage: 'Followed by {first} and {second}',
    description: 'On a profile; {first}, {second}: accounts that the user follows',
  },
  more: {
    id: 'profile.familiar.more',
    defaultMessage:
      '{count, plural, one {Followed by {first}, {second} and # other you know} other {Followed by {first}, {second} and # others you know}}',
    description:
      'On a profile; {first}, {second}: accounts that the user follows; {count}: number of further ones',
  },
  none: {
    id: 'profile.familiar.none',
    defaultMessage: 'Not followed by anyone you follow',
    description: 'On a profile that no account followed by the user follows',
  },
})

/** Number of accounts shown with their image and name. */
const MAX_NAMES = 2

const Name = ({ account }: { account: Account }) => (
  <AppLink to={paths.profile(account.acct)} className={styles.person} data-account={account.id}>
    <bdi>
      <EmojiText text={nameOf(account)} emojis={account.emojis} />
    </bdi>
  </AppLink>
)

/**
 * The followed accounts that follow this account too. Reserves a line where the server supports it, so that the
 * answer moves nothing.
 */
export function FamiliarFollowers({ id }: { id: AccountId }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const enabled = useCapability('familiarFollowers')
  const { data: ids } = useQuery({ ...familiarQuery(runtime, id), enabled })
  const first = useEntity('account', ids?.[0] ?? null)
  const second = useEntity('account', ids?.[1] ?? null)
  if (!enabled) return null
  const people = [first, second].filter((each) => each !== undefined)
  const names = people.map((each) => <Name key={each.id} account={each} />)
  const count = (ids?.length ?? 0) - MAX_NAMES
  const message = count > 0 ? messages.more : names.length > 1 ? messages.two : messages.one
  return (
    <div className={styles.familiar}>
      {people.length > 0 ? (
        <>
          <span className={styles.faces} aria-hidden>
            {people.map(({ id: each, avatar_static }) => (
              <Avatar key={each} src={avatar_static} size="small" />
            ))}
          </span>
          <p>{intl.formatRich(message, { first: names[0], second: names[1], count })}</p>
        </>
      ) : (
        ids && <p>{intl.formatMessage(messages.none)}</p>
      )}
    </div>
  )
}
