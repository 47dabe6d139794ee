import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useRuntime } from '@/lib/runtime'
import { ErrorState } from '@/lib/ui/error-state/error-state'
import { SkeletonList } from '@/lib/ui/skeleton/skeleton'
import { AboutSection } from './about-section'
import { AttributionSection } from './account/attribution-section'
import { PostingSection } from './account/posting-section'
import { PrivacySection } from './account/privacy-section'
import { TabsSection } from './account/tabs-section'
import { FieldsSection } from './fields/fields-section'
import { FeaturedSection } from './featured/featured-section'
import { ImagesSection } from './images/images-section'
import { dropEdits } from './model/changes-store'
import { ownProfileQuery } from './queries'
import { UnsavedGuard } from './section/unsaved'
import { profileChanges } from './share-changes'

/** The form for the profile of the user, in sections that are saved on their own. */
export default function ProfileEditor() {
  const runtime = useRuntime()
  const { key } = runtime.identity
  const { data, error, isFetching, refetch } = useQuery({
    ...ownProfileQuery(runtime),
    refetchOnMount: 'always',
    // It may have been changed on another device.
    refetchOnWindowFocus: 'always',
  })
  useEffect(() => profileChanges.follow(runtime), [runtime])
  const discard = useCallback(() => dropEdits(key), [key])
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} busy={isFetching} />
  if (!data) return <SkeletonList kind="account" rows={6} />
  return (
    <UnsavedGuard onDiscard={discard}>
      <ImagesSection />
      <AboutSection profile={data} />
      <FieldsSection profile={data} />
      <FeaturedSection />
      <TabsSection profile={data} />
      <PrivacySection profile={data} />
      <PostingSection profile={data} />
      <AttributionSection profile={data} />
    </UnsavedGuard>
  )
}
