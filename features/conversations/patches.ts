import type { Conversation, PostOfConversation } from './model/conversation'

/** Notes the last post of a conversation. */
export const withLastPost =
  ({ id: conversation, last }: Pick<Conversation, 'id' | 'last'>) =>
  (posts: PostOfConversation): PostOfConversation =>
    posts[conversation] === last ? posts : { ...posts, [conversation]: last }
