import { useEffect, useReducer, useState } from 'react'
import { SignInPage } from '@/features/session'
import { paths } from '@/lib/navigation'
import { currentAddress, history, returnAddress } from '../history'
import { session } from '../session'
import Bare from './bare'

/** Pages that mean the same on every server: what was brought there is not to be lost by signing in first. */
const WANTED: readonly string[] = [paths.share, paths.publish]

function wanted(): string | undefined {
  const { path } = currentAddress()
  return WANTED.includes(path) ? returnAddress(path + history.location.search) : undefined
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
