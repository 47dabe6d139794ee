import { useMemo } from 'react'
import { useParams } from '@tanstack/react-router'
import { RefreshButton, tagSource, Timeline } from '@/features/timelines'
import { Column } from '../layout/column'
import { usePlace } from './use-place'

/** Posts with a hashtag. */
export function TagRoute() {
  const { name } = useParams({ from: '/tags/$name' })
  const source = useMemo(() => tagSource(name), [name])
  const { key, ...place } = usePlace(`tag/${name.toLowerCase()}`)
  return (
    <Column title={`#${name}`} back actions={<RefreshButton source={source} />}>
      <Timeline key={key} source={source} label={`#${name}`} {...place} />
    </Column>
  )
}
