import type { Status } from '@/schemas/entities'

/** A mention as servers write it, with the space around it. */
const MENTION =
  /\s*(?:<span[^>]*class="[^"]*h-card[^"]*"[^>]*>\s*)?<a[^>]*class="[^"]*mention[^"]*"[^>]*>@(?:<span>)?[^<]*(?:<\/span>)?<\/a>(?:\s*<\/span>)?[\s,:]*/y

const START = /^(?:\s*<p[^>]*>)?/

/** Returns the post without the mentions at the start of its text, which repeat the people of the conversation. */
export function withoutMentions<P extends Pick<Status, 'content'>>(post: P): P {
  const { content } = post
  const start = START.exec(content)?.[0].length ?? 0
  let end = start
  for (;;) {
    MENTION.lastIndex = end
    const found = MENTION.exec(content)?.[0] ?? ''
    if (found === '') break
    end += found.length
  }
  return end === start ? post : { ...post, content: content.slice(0, start) + content.slice(end) }
}
