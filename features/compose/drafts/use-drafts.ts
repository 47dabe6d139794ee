import { useStore } from 'zustand'
import type { Draft } from './draft'
import { draftsWithContent } from './draft-rules'
import { getDrafts } from './drafts'
import type { Drafts, DraftsState } from './drafts-store'

/** The drafts of this browser, for screens and dialogs; what they show gets the store from them. */
export const useDrafts = (): Drafts => getDrafts()

/** Selects from the state of the drafts. */
export const useDraftsState = <T>(select: (state: DraftsState) => T): T => useStore(useDrafts().state, select)

/** A draft, or undefined when it was removed. */
export const useDraft = (id: string | null): Draft | undefined =>
  useDraftsState(({ drafts }) => (id === null ? undefined : drafts[id]))

/** The number of drafts with content of an identity. */
export const useDraftCount = (identity: string): number =>
  useDraftsState(({ drafts }) => draftsWithContent(drafts, identity).length)
