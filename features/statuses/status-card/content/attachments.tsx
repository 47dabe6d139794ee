import { useRuntime } from '@/lib/runtime'
import { LinkCard } from '../../link-card/link-card'
import { PostParts, type PostPartsProps } from './post-parts'
import { QuoteBox } from './quote-box'

/** Everything after the text of a post: media, poll, quote, and a link preview where there are no media. */
export function Attachments({ status, blurs }: PostPartsProps) {
  const { identity } = useRuntime()
  return (
    <>
      <PostParts status={status} blurs={blurs} />
      {status.quote && <QuoteBox quote={status.quote} by={status.id} />}
      {status.card && status.media_attachments.length === 0 && !status.quote && (
        <LinkCard card={status.card} sensitive={status.sensitive} name={`${identity.who}/${status.id}`} />
      )}
    </>
  )
}
