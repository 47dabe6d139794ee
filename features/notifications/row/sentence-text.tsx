import type { ReactNode } from 'react'
import { useIntl } from '@/lib/i18n'
import type { NotificationGroup } from '../model/group'
import { sentenceOf } from '../sentence'
import { AccountName } from './account-name'
import { Others } from './people/others'
import type { RowData } from './use-row-data'

interface Props {
  group: NotificationGroup
  data: RowData
}

/** The sentence of a group, with links. */
export function SentenceText({ group, data }: Props) {
  const intl = useIntl()
  const { message, values } = sentenceOf(group, data)
  const { account, target } = data
  const others = (words: ReactNode) => (
    <Others group={group} data={data}>
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
