import { heldPart } from '@/lib/util/held-part'

/** The open post with what is around it. */
export const conversation = heldPart(async () => (await import('./conversation')).default)

/** Begins to load what shows an open post, so that the first one opened is complete at once. */
export const preloadConversations = (): void => void conversation.load().catch(() => undefined)
