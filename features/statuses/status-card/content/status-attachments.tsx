import { CollectionCards } from '@/features/collections'
import { useSetting } from '@/features/settings'
import { keyWithin, useRuntime } from '@/lib/runtime'
import { LinkCard } from '../../link-card/link-card'
import { PostParts, type PostPartsProps } from './post-parts'
import { QuoteBox } from './quote-box'

/** Everything after the text of a post: media, poll, quote, and a link preview where there are no media. */
export function StatusAttachments({ status, blurs }: PostPartsProps) {
  const { identity } = useRuntime()
  const linkPreviews = useSetting('linkPreviews')
  return (
    <>
      <PostParts status={status} blurs={blurs} />
      {status.quote && <QuoteBox quote={status.quote} by={status.id} />}
      {linkPreviews &&
        (status.tagged_collections?.length ? (
          <CollectionCards raw={status.tagged_collections} />
        ) : (
          status.card &&
          status.media_attachments.length === 0 &&
          !status.quote && (
            <LinkCard card={status.card} sensitive={status.sensitive} name={keyWithin(identity, status.id)} />
          )
        ))}
    </>
  )
}
