import { useMemo } from 'react'
import { TagFollowButton } from '@/features/tags'
import {
  readTagMode,
  RefreshButton,
  TagEditor,
  tagSource,
  TagSummary,
  Timeline,
  writeTagMode,
} from '@/features/timelines'
import { paths, useNavigation } from '@/lib/navigation'
import { Column } from '../layout/column'
import { useParam, usePage } from '../page'
import { usePlace } from './use-place'

/** Posts with a hashtag, and as the address says with or without others. */
export function TagRoute() {
  const name = useParam('name')
  const { search } = usePage()
  const { go } = useNavigation()
  const mode = useMemo(() => readTagMode(name, search), [name, search])
  const source = useMemo(() => tagSource(name, mode), [name, mode])
  const { key, ...place } = usePlace(`tag/${name.toLowerCase()}${writeTagMode(mode)}`)
  return (
    <Column
      title={`#${name}`}
      heading={<bdi>{`#${name}`}</bdi>}
      back
      actions={
        <>
          <RefreshButton source={source} />
          <TagEditor
            name={name}
            mode={mode}
            onChange={(next) => go(`${paths.tag(name)}${writeTagMode(next)}`)}
          />
          <TagFollowButton name={name} />
        </>
      }
    >
      <TagSummary mode={mode} />
      <Timeline key={key} source={source} label={`#${name}`} {...place} />
    </Column>
  )
}
