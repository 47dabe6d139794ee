import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { create } from 'zustand'
import { defineMessages, useIntl } from '@/lib/i18n'
import { useEntity, useMissing, useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { HideIcon } from '@/lib/ui/icons'
import type { Account, Relationship } from '@/schemas/entities'
import type { AccountId } from '@/schemas/primitives'
import styles from './hidden-profile.module.css'

const messages = defineMessages({
  limited: {
    id: 'profile.hidden.limited',
    defaultMessage: 'This profile has been hidden by the moderators of {domain}.',
    description:
      'In place of the posts of an account that was limited by moderators; {domain}: domain of the server',
  },
  blocking: {
    id: 'profile.hidden.blocking',
    defaultMessage: 'Posts by people you’ve blocked are hidden.',
    description: 'In place of the posts of an account that the user has blocked',
  },
  domain: {
    id: 'profile.hidden.domain',
    defaultMessage: 'Posts from servers you’ve blocked are hidden.',
    description: 'In place of the posts of an account on a server that the user has blocked',
  },
  blockedBy: {
    id: 'profile.hidden.blockedBy',
    defaultMessage: 'You can’t see the posts of people who’ve blocked you.',
    description: 'In place of the posts of an account that has blocked the user',
  },
  show: {
    id: 'profile.hidden.show',
    defaultMessage: 'Show anyway',
    description: 'Button: shows a hidden profile or hidden posts anyway',
  },
})

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
  const lifted = useLifted((all) => all[`${identity.key}/${id}`] === true)
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
  const intl = useIntl()
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
    useLifted.setState({ [`${identity.key}/${account.id}`]: true })
  }
  return (
    <EmptyState
      icon={<HideIcon />}
      title={intl.formatMessage(messages[reason], { domain: new URL(identity.server).host })}
      // The server sends no posts of an account that blocks the user.
      action={reason !== 'blockedBy' && <Button onClick={reveal}>{intl.formatMessage(messages.show)}</Button>}
    />
  )
}
