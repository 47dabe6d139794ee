import { useEntity } from '@/lib/runtime'
import type { StatusId } from '@/schemas/primitives'
import { useFilter } from '.'

/** Shows the effect of the filters on a post: the action and the titles of its filters, or 'free'. */
export function FilterEffect({ id }: { id: StatusId }) {
  const filter = useFilter(useEntity('status', id))
  return <p>{filter ? `${filter.action}: ${filter.titles.join()}` : 'free'}</p>
}
