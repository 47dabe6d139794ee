import { lazy, Suspense, useEffect, useReducer } from 'react'
import { session } from '../session'
import { Bare } from './bare'

const SignInPage = lazy(() => import('@/features/session').then((module) => ({ default: module.SignInPage })))

/** Nobody is signed in and no server is given: the server at this page's own address, if there is one, else a word about it. */
export function SignedOut({ onFound }: { onFound: () => void }) {
  const [asked, answer] = useReducer(() => true, false)
  useEffect(() => {
    void session.ownServer().then((server) => (server ? onFound() : answer()))
  }, [onFound])
  return <Bare>{asked && <Suspense>{<SignInPage />}</Suspense>}</Bare>
}
