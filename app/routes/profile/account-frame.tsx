import type { ReactNode } from 'react'
import { useAccountByName } from '@/features/accounts'
import { lazyPart } from '@/lib/ui/lazy-part'
import { SkeletonList } from '@/lib/ui/skeleton/skeleton'
import type { Account } from '@/schemas/entities'
import { ScreenFrame } from '../../layout/column/screen-frame'

/** Rarely shown, so its code loads on demand. */
const Absent = lazyPart(() => import('./absent'))

interface Props {
  /** Name of the account in the address. */
  acct: string
  /** Title of the screen; the account is undefined until it is found. */
  title: (account: Account | undefined) => string
  /** Shown in place of the title's text, once the account is found. */
  heading?: (account: Account) => ReactNode
  children: (account: Account) => ReactNode
}

/** The frame of a screen about an account: finds it by its name. */
export function AccountFrame({ acct, title, heading, children }: Props) {
  const found = useAccountByName(acct)
  const account = found.state === 'found' ? found.account : undefined
  // One frame for all states, so that its heading keeps the focus.
  return (
    <ScreenFrame title={title(account)} heading={account && heading?.(account)} back>
      {account ? (
        children(account)
      ) : found.state === 'missing' ? (
        <Absent acct={acct} />
      ) : found.state === 'failed' ? (
        <Absent acct={acct} error={found.error} onRetry={found.retry} busy={found.isRetrying} />
      ) : (
        <SkeletonList />
      )}
    </ScreenFrame>
  )
}
