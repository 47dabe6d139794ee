import { useCallback, useMemo } from 'react'
import { AccountList } from '@/features/accounts'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { AccountsIcon } from '@/lib/ui/icons'
import { messages } from '../messages'
import { PAGE_SIZE, peopleResults } from '../queries'
import { HandleLookup } from './handle-lookup'
import type { ResultProps } from './result-props'
import { SignInForMore } from './states'

/** All accounts that a search finds. */
export function PeopleResults({ text, ...position }: ResultProps) {
  const intl = useIntl()
  const runtime = useRuntime()
  const list = useMemo(() => peopleResults(runtime, text), [runtime, text])
  const renderEnd = useCallback((count: number) => count >= PAGE_SIZE && <SignInForMore />, [])
  return (
    <>
      <HandleLookup text={text} />
      <AccountList
        list={list}
        label={intl.formatMessage(messages.people)}
        empty={{
          icon: <AccountsIcon />,
          title: intl.formatMessage(messages.noPeople),
          text: intl.formatMessage(messages.noPeopleText),
        }}
        {...(runtime.me === null && { end: renderEnd })}
        {...position}
      />
    </>
  )
}
