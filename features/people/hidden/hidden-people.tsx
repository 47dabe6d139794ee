import { useCallback, useMemo } from 'react'
import { AccountList, AccountRow, nameOf, type AccountRowProps } from '@/features/accounts'
import type { Scroller } from '@/lib/column'
import { isApiError } from '@/lib/http'
import { useIntl } from '@/lib/i18n'
import { useCachedEntity, useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { BanIcon, MuteIcon } from '@/lib/ui/icons'
import type { WindowMemory } from '@/lib/ui/windowed-list'
import type { AccountId } from '@/schemas/primitives'
import { hiddenAccountsList, hiddenRule, type HiddenKind } from './hidden-accounts-list'
import { messages } from './messages'
import { MuteDetails } from './mute-details'
import { unhideAccount } from './unhide-account'

interface Props {
  kind: HiddenKind
  scroller: Scroller
  memory: WindowMemory
}

/** The button that unblocks or unmutes the account of a row. */
function UnhideButton({ id, kind }: { id: AccountId; kind: HiddenKind }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const account = useCachedEntity('account', id)
  if (!account) return null
  const isBlock = kind === 'blocks'
  return (
    <Button
      size="small"
      aria-label={intl.formatMessage(isBlock ? messages.unblockName : messages.unmuteName, {
        name: nameOf(account),
      })}
      onClick={() => void unhideAccount(runtime, kind, account, intl)}
    >
      {intl.formatMessage(isBlock ? messages.unblock : messages.unmute)}
    </Button>
  )
}

/** The accounts that the user blocks or mutes. */
export default function HiddenPeople({ kind, scroller, memory }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const list = useMemo(() => hiddenAccountsList(runtime, kind), [runtime, kind])
  const isListed = useMemo(() => hiddenRule(runtime, kind), [runtime, kind])
  const isBlock = kind === 'blocks'
  const icon = isBlock ? <BanIcon /> : <MuteIcon />
  const row = useCallback(
    (props: AccountRowProps) => (
      <AccountRow
        {...props}
        action={<UnhideButton id={props.id} kind={kind} />}
        details={kind === 'mutes' && <MuteDetails id={props.id} />}
      />
    ),
    [kind],
  )
  const onError = (error: unknown) =>
    isApiError(error, 'notFound') && (
      <EmptyState
        icon={icon}
        title={intl.formatMessage(messages.unsupported)}
        text={intl.formatMessage(messages.unsupportedText)}
      />
    )
  return (
    <AccountList
      list={list}
      scroller={scroller}
      memory={memory}
      label={intl.formatMessage(isBlock ? messages.blocksLabel : messages.mutesLabel)}
      isListed={isListed}
      row={row}
      empty={{
        icon,
        title: intl.formatMessage(isBlock ? messages.noBlocks : messages.noMutes),
        text: intl.formatMessage(isBlock ? messages.noBlocksText : messages.noMutesText),
      }}
      onError={onError}
    />
  )
}
