import { useMemo } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { useRuntime } from '@/lib/runtime'
import type { Status } from '@/schemas/entities'
import type { StatusId } from '@/schemas/primitives'
import type { Draft } from '../drafts/draft'
import { useDraftsState } from '../drafts/use-drafts'
import { isAlike } from './unknown-outcome/match-published'

/** A reply that is being sent, that waits, or that could not be sent. */
export interface UnsentReply {
  /** The id of its draft. */
  readonly id: string
  /** 'queued': it waits for the connection. */
  readonly state: 'sending' | 'queued' | 'failed'
  /** Its text without the mentions it began with. */
  readonly text: string
  /** '' = none. */
  readonly warning: string
  /** Number of its files. */
  readonly files: number
  /** True when a post may be this reply: the stream can be faster than the answer. */
  isSentAs: (post: Status) => boolean
}

const UNSENT = new Set<Draft['state']>(['sending', 'queued', 'failed', 'unclear'])

function replyOf({ id, state, fields, parts, attempt }: Draft): UnsentReply {
  const rest = parts.filter(({ posted }) => posted === null)
  const text = rest.map((part) => part.text).join('\n')
  const prefill = fields.parent?.prefill ?? ''
  return {
    id,
    state: state === 'sending' || state === 'queued' ? state : 'failed',
    text: (text.startsWith(prefill) ? text.slice(prefill.length) : text).trim(),
    warning: fields.warning ? fields.spoilerText.trim() : '',
    files: rest.reduce((count, { media }) => count + media.length, 0),
    isSentAs: (post) => attempt !== null && isAlike(post, attempt),
  }
}

/** Returns the replies to these posts that are being sent or could not be, in the order of their last changes. */
export function useUnsentReplies(parents: readonly StatusId[]): readonly UnsentReply[] {
  const { identity } = useRuntime()
  const drafts = useDraftsState(
    useShallow(({ drafts: all }) =>
      Object.values(all).filter(
        (draft) =>
          draft.kind === 'reply' &&
          draft.identity === identity.key &&
          UNSENT.has(draft.state) &&
          parents.some((id) => id === draft.fields.parent?.id),
      ),
    ),
  )
  return useMemo(() => drafts.toSorted((a, b) => a.updatedAt - b.updatedAt).map(replyOf), [drafts])
}
