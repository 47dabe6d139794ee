import { useEffect, useReducer, useState } from 'react'
import { SignInPage } from '@/features/session'
import { formatAddress } from '../routing/address'
import { currentAddress, history, returnAddress } from '../routing/history'
import { session } from '../identity/session'
import { returnPathAt } from '../routing/return-path'
import { lookAround } from '../wiring/look-around'
import AuthLayout from './auth-layout'

/** The address to return to after signing in. */
function returnTarget(): string | undefined {
  const { identityKey, path } = currentAddress()
  const target = returnPathAt(formatAddress({ deck: false, identityKey, path }), history.location.search)
  return target === null ? undefined : returnAddress(identityKey, target)
}

/**
 * Shown without an account and a server: tries the server at the address of this page, else explains that there is
 * none.
 */
export default function SignedOut({ onFound }: { onFound: () => void }) {
  const [asked, answer] = useReducer(() => true, false)
  useEffect(() => {
    void session.ownServer().then((server) => (server ? onFound() : answer()))
  }, [onFound])
  const [returnTo] = useState(returnTarget)
  return <AuthLayout>{asked && <SignInPage returnTo={returnTo} onLookAround={lookAround} />}</AuthLayout>
}
