import { apiSegment } from '@/lib/http'
import type { Runtime } from '@/lib/runtime'
import { tagDto, type Tag } from '@/schemas/tag'
import { tagKey } from './keys'

/** The latest wish about each tag of a runtime, by lower-case name. */
const createWishes = (): Map<string, symbol> => new Map()

/**
 * Follows a hashtag or ends it, shown at once. Wishes about one tag are sent in turn; only the last one decides what is
 * shown in the end. Taken back when refused, which is told by an alert. Never rejects.
 */
export async function setTagFollowed(runtime: Runtime, name: string, on: boolean): Promise<void> {
  const { client, http } = runtime
  const key = tagKey(name)
  const wishes = runtime.service(createWishes)
  const wish = Symbol(name)
  wishes.set(name.toLowerCase(), wish)
  const isLast = () => wishes.get(name.toLowerCase()) === wish
  const show = (following: boolean) =>
    client.setQueryData<Tag>(key, (tag) => (tag ? { ...tag, following } : { name, url: '', following }))
  // An answer that is on its way knows nothing of this wish.
  void client.cancelQueries({ queryKey: key })
  show(on)
  const mutation = client.getMutationCache().build(client, {
    scope: { id: `tag:${name.toLowerCase()}` },
    mutationFn: () =>
      http.request(`/api/v1/tags/${apiSegment(name)}/${on ? 'follow' : 'unfollow'}`, {
        method: 'POST',
        schema: tagDto,
      }),
  })
  try {
    const { data } = await mutation.execute(undefined)
    if (isLast()) client.setQueryData<Tag>(key, { ...data, following: data.following ?? on })
  } catch {
    if (isLast()) show(!on)
  }
}
