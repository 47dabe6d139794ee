import { useMemo } from 'react'
import { TagFollowButton } from '@/features/tags'
import { RefreshButton, TagEditor, tagModeOf, tagSource, TagSummary, Timeline } from '@/features/timelines'
import { paths, useNavigation } from '@/lib/navigation'
import { ScreenFrame } from '../layout/column/screen-frame'
import type { ScreenProps } from '../pages/page'
import { writeSearch, type TagSearch } from '../routing/search'
import { useScrollPosition } from '../pages/use-scroll-position'

/** Posts with a hashtag, and as the address says with or without others. */
export function TagRoute({ params: { name }, search }: ScreenProps<{ name: string }, TagSearch>) {
  const { go } = useNavigation()
  const mode = useMemo(() => tagModeOf(name, search), [name, search])
  const source = useMemo(() => tagSource(name, mode), [name, mode])
  const { key, ...place } = useScrollPosition(`tag/${name.toLowerCase()}${writeSearch(mode)}`)
  return (
    <ScreenFrame
      title={`#${name}`}
      heading={<bdi>{`#${name}`}</bdi>}
      back
      actions={
        <>
          <RefreshButton source={source} />
          <TagEditor
            name={name}
            mode={mode}
            onChange={(next) => go(`${paths.tag(name)}${writeSearch(next)}`)}
          />
          <TagFollowButton name={name} />
        </>
      }
    >
      <TagSummary mode={mode} />
      <Timeline key={key} source={source} label={`#${name}`} {...place} />
    </ScreenFrame>
  )
}
