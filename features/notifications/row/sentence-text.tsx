import type { ReactNode } from 'react'
import { useIntl } from '@/lib/i18n'
import type { NotificationGroup } from '../model/group'
import { sentenceOf } from '../sentence'
import { AccountName } from './account-name'
import { Others } from './people/others'
import type { RowFacts } from './use-facts'

interface Props {
  group: NotificationGroup
  facts: RowFacts
}

/** The sentence of a group, with links. */
export function SentenceText({ group, facts }: Props) {
  const intl = useIntl()
  const { message, values } = sentenceOf(group, facts)
  const { account, target } = facts
  const others = (words: ReactNode) => (
    <Others group={group} facts={facts}>
      {words}
    </Others>
  )
  return intl.formatRich(message, {
    ...values,
    ...(account && { name: <AccountName account={account} /> }),
    ...(target && { target: <AccountName account={target} /> }),
    others,
  })
}
