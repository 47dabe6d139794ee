import { openDatabase } from '@/lib/storage'
import type { Stage } from '@/lib/testing/stage'
import { STORES } from './draft-shelf'
import { createDrafts, type Drafts } from './drafts-store'

let count = 0

/** Drafts of their own for a test, with the clock of its stage. */
export const testDrafts = (stage: Stage): Drafts =>
  createDrafts({
    db: openDatabase({ name: `test-drafts-${++count}`, version: 1, stores: STORES }),
    local: () => localStorage,
    session: () => null,
    locks: null,
    channel: null,
    now: () => stage.simulator.server.clock.now(),
    newId: () => `d${++count}`,
    onProblem: () => () => {},
  })
