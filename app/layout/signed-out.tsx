import { useEffect, useReducer, useState } from 'react'
import { SignInPage } from '@/features/session'
import { formatAddress } from '../routing/address'
import { currentAddress, history, returnAddress } from '../routing/history'
import { session } from '../identity/session'
import { returnPathAt } from '../routing/return-path'
import AuthLayout from './auth-layout'

/** The address to return to after signing in: the page that was asked for. */
function returnTarget(): string | undefined {
  const { who, path } = currentAddress()
  const kept = returnPathAt(formatAddress({ deck: false, who, path }), history.location.search)
  return kept === null ? undefined : returnAddress(who, kept)
}

/**
 * Without an account and a server: tries the server at the page's own address, else explains that there is
 * none.
 */
export default function SignedOut({ onFound }: { onFound: () => void }) {
  const [asked, answer] = useReducer(() => true, false)
  useEffect(() => {
    void session.ownServer().then((server) => (server ? onFound() : answer()))
  }, [onFound])
  const [returnTo] = useState(returnTarget)
  return <AuthLayout>{asked && <SignInPage returnTo={returnTo} />}</AuthLayout>
}
