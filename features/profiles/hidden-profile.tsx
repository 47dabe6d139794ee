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
    id: 'profile.veil.limited',
    defaultMessage: 'This profile has been hidden by the moderators of {domain}.',
    description: 'In place of the posts of an account that moderators limited',
  },
  blocking: {
    id: 'profile.veil.blocking',
    defaultMessage: 'Posts of people you block are hidden.',
    description: 'In place of the posts of somebody the reader blocks',
  },
  domain: {
    id: 'profile.veil.domain',
    defaultMessage: 'Posts from servers you block are hidden.',
    description: 'In place of the posts of somebody whose server the reader blocks',
  },
  blockedBy: {
    id: 'profile.veil.blockedBy',
    defaultMessage: 'Posts of people who block you are not shown to you.',
    description: 'In place of the posts of somebody who blocks the reader',
  },
  show: {
    id: 'profile.veil.show',
    defaultMessage: 'Show anyway',
    description: 'Button: shows a hidden profile or hidden posts',
  },
})

/** Why the posts of a profile are not shown at once. */
export type HiddenReason = 'limited' | 'blocking' | 'domain' | 'blockedBy'

/**
 * Returns why a profile is hidden, or null. A follower of a limited account has already decided to see it.
 */
export function hiddenReasonOf(
  account: Pick<Account, 'limited'>,
  held: Partial<Relationship> | undefined,
  own: boolean,
): HiddenReason | null {
  if (own) return null
  if (held?.blocked_by) return 'blockedBy'
  if (held?.blocking) return 'blocking'
  if (held?.domain_blocking) return 'domain'
  return account.limited && !held?.following ? 'limited' : null
}

/** Profiles the user revealed, keyed by identity key, '/' and id, until the page is reloaded. */
const useLifted = create<Readonly<Record<string, true>>>(() => ({}))

/** Returns why this profile is hidden now; null when it is not. */
export function useHiddenReason({
  id,
  limited = false,
}: Pick<Account, 'id' | 'limited'>): HiddenReason | null {
  const { me, identity } = useRuntime()
  const held = useEntity('relationship', me === null || me === id ? null : id)
  const lifted = useLifted((all) => all[`${identity.who}/${id}`] === true)
  return lifted ? null : hiddenReasonOf({ limited }, held, me === id)
}

/** Longest wait for the relationship before posts are shown, in ms. */
const PATIENCE = 3000

/**
 * True while it is unknown whether the profile is hidden. Requests the relationship at once instead of in a
 * batch.
 */
function useUndecided(id: AccountId): boolean {
  const { me, loader } = useRuntime()
  const subjectId = me === null || me === id ? null : id
  const held = useEntity('relationship', subjectId)
  const isMissing = useMissing('relationship', subjectId)
  const [late, setLate] = useState(false)
  const open = subjectId !== null && !held && !isMissing && !late
  useEffect(() => {
    if (!open) return undefined
    void loader.refresh({ kind: 'relationship', id })
    const timer = setTimeout(setLate, PATIENCE, true)
    return () => clearTimeout(timer)
  }, [loader, id, open])
  return open
}

/** Hides its content while the profile is hidden: explains why and shows it on request. */
export function Veil({ account, children }: { account: Account; children: ReactNode }) {
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
  const lift = () => {
    pressed.current = true
    useLifted.setState({ [`${identity.who}/${account.id}`]: true })
  }
  return (
    <EmptyState
      icon={<HideIcon />}
      title={intl.formatMessage(messages[reason], { domain: new URL(identity.server).host })}
      // The server sends no posts of an account that blocks the user.
      action={reason !== 'blockedBy' && <Button onClick={lift}>{intl.formatMessage(messages.show)}</Button>}
    />
  )
}
