import { EmojiText } from '@/lib/html/emoji-text'
import { useCachedEntity } from '@/lib/runtime'
import type { PostSnapshot } from '../../drafts/draft-parts'

/** The start of another post, with its custom emoji where the post is known here. */
export function Excerpt({ post: { id, excerpt } }: { post: Pick<PostSnapshot, 'id' | 'excerpt'> }) {
  const status = useCachedEntity('status', id)
  return <EmojiText text={excerpt} emojis={status?.emojis ?? []} />
}
