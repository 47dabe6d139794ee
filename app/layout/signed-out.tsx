import { useEffect, useReducer, useState } from 'react'
import { SignInPage } from '@/features/session'
import { formatAddress } from '../address'
import { currentAddress, history, returnAddress } from '../history'
import { session } from '../session'
import { wantedAt } from '../wanted'
import Bare from './bare'

/** What was asked for is not to be lost by signing in first. */
function wanted(): string | undefined {
  const { who, path } = currentAddress()
  const kept = wantedAt(formatAddress({ deck: false, who, path }), history.location.search)
  return kept === null ? undefined : returnAddress(kept)
}

/** Nobody is signed in and no server is given: the server at this page's own address, if there is one, else a word about it. */
export default function SignedOut({ onFound }: { onFound: () => void }) {
  const [asked, answer] = useReducer(() => true, false)
  useEffect(() => {
    void session.ownServer().then((server) => (server ? onFound() : answer()))
  }, [onFound])
  const [returnTo] = useState(wanted)
  return <Bare>{asked && <SignInPage returnTo={returnTo} />}</Bare>
}
