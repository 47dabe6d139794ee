import { useMemo } from 'react'
import { TagFilterMenu } from '@/features/filters'
import { refreshFeaturedTags } from '@/features/profiles'
import { TagFollowButton, TagHead } from '@/features/tags'
import {
  OptionsMenu,
  RefreshButton,
  RelatedTags,
  TagEditor,
  tagModeOf,
  tagSetName,
  tagSource,
  TagSummary,
  Timeline,
} from '@/features/timelines'
import { useIsMobile } from '@/lib/hooks/use-layout'
import { useIntl } from '@/lib/i18n'
import { paths, useNavigation } from '@/lib/navigation'
import { useChrome } from '../layout/column/column-chrome'
import { useRuntime } from '@/lib/runtime'
import { ScreenFrame } from '../layout/column/screen-frame'
import type { ScreenProps } from '../pages/page'
import { writeSearch, type TagSearchParams } from '../routing/search'
import { useScrollPosition } from '../pages/use-scroll-position'

/** Posts with a hashtag; the address can add further hashtags to include, require or exclude. */
export function TagRoute({ params: { name }, search }: ScreenProps<{ name: string }, TagSearchParams>) {
  const intl = useIntl()
  const { go } = useNavigation()
  const runtime = useRuntime()
  const chrome = useChrome()
  /** The title needs the space of the header. */
  const isNarrow = useIsMobile() || chrome !== null
  const mode = useMemo(() => tagModeOf(name, search), [name, search])
  const source = useMemo(() => tagSource(name, mode), [name, mode])
  const title = tagSetName(intl, name, mode)
  const { key, ...position } = useScrollPosition(`tag/${name.toLowerCase()}${writeSearch(mode)}`)
  return (
    <ScreenFrame
      title={title}
      heading={<bdi>{title}</bdi>}
      back
      actions={
        <>
          <RefreshButton source={source} />
          <TagEditor
            name={name}
            mode={mode}
            onChange={(next) =>
              go(`${paths.tag(name)}${writeSearch(next)}`, { replace: chrome?.isPinned ?? false })
            }
          />
          <TagFilterMenu name={name} />
          {!isNarrow && <TagFollowButton name={name} />}
        </>
      }
    >
      <TagHead name={name} follows={isNarrow} onFeatured={() => refreshFeaturedTags(runtime)}>
        <OptionsMenu source={source} />
      </TagHead>
      <TagSummary mode={mode} />
      <RelatedTags key={`related ${key}`} name={name} source={source} />
      <Timeline key={key} source={source} label={title} {...position} />
    </ScreenFrame>
  )
}
