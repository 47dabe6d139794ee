import type { ReactNode } from 'react'
import { nameOf } from '@/features/accounts'
import { plainName } from '@/features/session'
import { EmojiText } from '@/lib/html/emoji-text'
import { useIntl, type IntlShape, type Message } from '@/lib/i18n'
import type { Account } from '@/schemas/entities'
import type { AccountId } from '@/schemas/primitives'
import { messages } from './messages'

type Named = Pick<Account, 'id' | 'display_name' | 'username' | 'emojis'>

/** The message that joins the names of `count` people. */
function joining(count: number): Message | null {
  if (count === 2) return messages.two
  return count === 3 ? messages.three : count > 3 ? messages.many : null
}

/** The names of the other people as plain text. `me`: a conversation with only the user has no other people. */
export function peopleText(people: readonly Named[], me: AccountId | null, intl: IntlShape): string {
  const [first, second, third] = people
  if (!first || (people.length === 1 && first.id === me)) return intl.formatMessage(messages.self)
  const join = joining(people.length)
  if (!join) return plainName(first)
  return intl.formatMessage(join, {
    first: plainName(first),
    second: second ? plainName(second) : '',
    third: third ? plainName(third) : '',
    count: people.length - 2,
  })
}

/** The names of the other people, with their custom emoji. */
export function PeopleNames({ people, me }: { people: readonly Named[]; me: AccountId | null }): ReactNode {
  const intl = useIntl()
  const name = (account: Named | undefined) =>
    account && (
      <bdi key={account.id}>
        <EmojiText text={nameOf(account)} emojis={account.emojis} />
      </bdi>
    )
  const [first, second, third] = people
  const join = joining(people.length)
  if (!first || (people.length === 1 && first.id === me)) return intl.formatMessage(messages.self)
  if (!join) return name(first)
  return intl.formatRich(join, {
    first: name(first),
    second: name(second),
    third: name(third),
    count: people.length - 2,
  })
}
