import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { instanceQuery, useInstance } from '@/features/instance'
import { MembersOnly } from '@/features/timelines'
import { paths, useNavigation } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { Column } from '../layout/column'
import { openFeeds } from '../layout/open-feeds'

/** A server that does not say in this time, in ms, what visitors may read is taken for open. */
const PATIENCE = 1500

/** Where the root leads; null = to nothing but the way to sign in, undefined = not known yet. */
function useGoal(): string | null | undefined {
  const runtime = useRuntime()
  const visitor = runtime.me === null
  const { data: instance, isError } = useQuery({ ...instanceQuery(runtime), enabled: visitor })
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [])
  if (!visitor) return paths.home
  if (!instance && !isError && !late) return undefined
  // Where the feed of the server is closed, the one of all servers is as well.
  return openFeeds(instance, true).local ? paths.local : null
}

/** The root: home for members, the local timeline for visitors, or who may read here. */
export function LandingRoute() {
  const goal = useGoal()
  const { go } = useNavigation()
  useEffect(() => {
    if (goal) go(goal, { replace: true })
  }, [goal, go])
  return goal === null ? <Closed /> : null
}

/** In place of feeds that only members may read. */
function Closed() {
  const { identity } = useRuntime()
  const instance = useInstance()
  return (
    <Column title={instance?.title || new URL(identity.server).host}>
      <MembersOnly />
    </Column>
  )
}
