import { heldPart } from '@/lib/util/held-part'

/** The code of conversations, loaded after the post itself. */
export const conversation = heldPart(async () => (await import('./conversation')).default)

/** Starts loading that code, so that the first opened post is complete at once. */
export const preloadConversations = (): void => void conversation.load().catch(() => undefined)
