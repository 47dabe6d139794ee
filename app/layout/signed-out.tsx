import { useEffect, useReducer } from 'react'
import { SignInPage } from '@/features/session'
import { session } from '../session'
import Bare from './bare'

/** Nobody is signed in and no server is given: the server at this page's own address, if there is one, else a word about it. */
export default function SignedOut({ onFound }: { onFound: () => void }) {
  const [asked, answer] = useReducer(() => true, false)
  useEffect(() => {
    void session.ownServer().then((server) => (server ? onFound() : answer()))
  }, [onFound])
  return <Bare>{asked && <SignInPage />}</Bare>
}
