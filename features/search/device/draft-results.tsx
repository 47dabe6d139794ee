import { FoundDrafts } from '@/features/compose'
import { useRuntime } from '@/lib/runtime'
import { draftWords } from './device-query'

/** The drafts of the user that a search finds. */
export function DraftResults({ text }: { text: string }) {
  const { me } = useRuntime()
  const words = draftWords(text)
  return me !== null && words !== null && <FoundDrafts words={words} />
}
