import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useRuntime } from '@/lib/runtime'
import { ErrorState } from '@/lib/ui/error-state/error-state'
import { SkeletonList } from '@/lib/ui/skeleton/skeleton'
import { PostingSection } from './account/posting-section'
import { dropEdits } from './model/changes-store'
import { ownProfileQuery } from './queries'
import { UnsavedGuard } from './section/unsaved'
import { profileChanges } from './share-changes'

/** The form for the defaults of new posts alone, for the settings. */
export default function PostingDefaults() {
  const runtime = useRuntime()
  const { key } = runtime.identity
  const { data, error, isFetching, refetch } = useQuery({
    ...ownProfileQuery(runtime),
    refetchOnMount: 'always',
  })
  useEffect(() => profileChanges.follow(runtime), [runtime])
  const discard = useCallback(() => dropEdits(key), [key])
  if (!data && error)
    return <ErrorState compact error={error} onRetry={() => void refetch()} busy={isFetching} />
  if (!data) return <SkeletonList kind="account" rows={3} />
  return (
    <UnsavedGuard onDiscard={discard}>
      <PostingSection profile={data} />
    </UnsavedGuard>
  )
}
