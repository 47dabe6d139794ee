import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { create } from 'zustand'
import { keyWithin, useEntity, useMissing, useRuntime } from '@/lib/runtime'
import { lazyPart } from '@/lib/ui/lazy-part'
import type { Account, Relationship } from '@/schemas/entities'
import type { AccountId } from '@/schemas/primitives'
import styles from './hidden-profile.module.css'

/** Few profiles are hidden, so its code loads on demand. */
const HiddenNotice = lazyPart(() => import('./hidden-notice'))

/** Why the posts of a profile are not shown at once. */
export type HiddenReason = 'limited' | 'blocking' | 'domain' | 'blockedBy'

/**
 * Returns why a profile is hidden, or null. A follower of a limited account has already decided to see it.
 */
export function hiddenReasonOf(
  account: Pick<Account, 'limited'>,
  relationship: Partial<Relationship> | undefined,
  own: boolean,
): HiddenReason | null {
  if (own) return null
  if (relationship?.blocked_by) return 'blockedBy'
  if (relationship?.blocking) return 'blocking'
  if (relationship?.domain_blocking) return 'domain'
  return account.limited && !relationship?.following ? 'limited' : null
}

/** Profiles the user revealed, keyed by identity key, '/' and id, until the page is reloaded. */
const useLifted = create<Readonly<Record<string, true>>>(() => ({}))

/** Returns why this profile is hidden now; null when it is not. */
export function useHiddenReason({
  id,
  limited = false,
}: Pick<Account, 'id' | 'limited'>): HiddenReason | null {
  const { me, identity } = useRuntime()
  const relationship = useEntity('relationship', me === null || me === id ? null : id)
  const lifted = useLifted((all) => all[keyWithin(identity, id)] === true)
  return lifted ? null : hiddenReasonOf({ limited }, relationship, me === id)
}

/** Longest wait for the relationship before posts are shown, in ms. */
const RELATIONSHIP_TIMEOUT = 3000

/**
 * True while it is unknown whether the profile is hidden. Requests the relationship at once instead of in a
 * batch.
 */
function useUndecided(id: AccountId): boolean {
  const { me, loader } = useRuntime()
  const subjectId = me === null || me === id ? null : id
  const relationship = useEntity('relationship', subjectId)
  const isMissing = useMissing('relationship', subjectId)
  const [late, setLate] = useState(false)
  const open = subjectId !== null && !relationship && !isMissing && !late
  useEffect(() => {
    if (!open) return undefined
    void loader.refresh({ kind: 'relationship', id })
    const timer = setTimeout(setLate, RELATIONSHIP_TIMEOUT, true)
    return () => clearTimeout(timer)
  }, [loader, id, open])
  return open
}

/** Hides its content while the profile is hidden: explains why and shows it on request. */
export function HiddenProfile({ account, children }: { account: Account; children: ReactNode }) {
  const { identity } = useRuntime()
  const reason = useHiddenReason(account)
  const undecided = useUndecided(account.id)
  const content = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  // The pressed button was removed: focus the revealed content.
  useLayoutEffect(() => {
    if (reason === null && pressed.current) content.current?.focus({ preventScroll: true })
    pressed.current = false
  }, [reason])
  if (reason === null)
    return (
      <div ref={content} tabIndex={-1} className={styles.content} data-undecided={undecided || undefined}>
        {children}
      </div>
    )
  const reveal = () => {
    pressed.current = true
    useLifted.setState({ [keyWithin(identity, account.id)]: true })
  }
  return <HiddenNotice reason={reason} domain={new URL(identity.server).host} onReveal={reveal} />
}
