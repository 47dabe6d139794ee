import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { create } from 'zustand'
import { defineMessages, useIntl } from '@/lib/i18n'
import { useEntity, useMissing, useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { HideIcon } from '@/lib/ui/icons'
import type { Account, Relationship } from '@/schemas/entities'
import type { AccountId } from '@/schemas/primitives'
import styles from './veil.module.css'

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

/** Why somebody's posts are not shown at once. */
export type VeilReason = 'limited' | 'blocking' | 'domain' | 'blockedBy'

/** What lies over a profile; those who follow somebody decided already (reference-inventory 14). */
export function veilOf(
  account: Pick<Account, 'limited'>,
  held: Partial<Relationship> | undefined,
  own: boolean,
): VeilReason | null {
  if (own) return null
  if (held?.blocked_by) return 'blockedBy'
  if (held?.blocking) return 'blocking'
  if (held?.domain_blocking) return 'domain'
  return account.limited && !held?.following ? 'limited' : null
}

/** What was shown anyway, by `who/id`; until the page is loaded anew. */
const useLifted = create<Readonly<Record<string, true>>>(() => ({}))

/** What lies over this profile now; null for nothing. */
export function useVeil({ id, limited = false }: Pick<Account, 'id' | 'limited'>): VeilReason | null {
  const { me, identity } = useRuntime()
  const held = useEntity('relationship', me === null || me === id ? null : id)
  const lifted = useLifted((all) => all[`${identity.who}/${id}`] === true)
  return lifted ? null : veilOf({ limited }, held, me === id)
}

/** For so long posts wait for a server that does not say how the reader stands to their author, ms. */
const PATIENCE = 3000

/** Whether nobody knows yet if something lies over the profile. It is asked at once, not with others. */
function useUndecided(id: AccountId): boolean {
  const { me, loader } = useRuntime()
  const whose = me === null || me === id ? null : id
  const held = useEntity('relationship', whose)
  const untold = useMissing('relationship', whose)
  const [late, setLate] = useState(false)
  const open = whose !== null && !held && !untold && !late
  useEffect(() => {
    if (!open) return undefined
    void loader.refresh({ kind: 'relationship', id })
    const timer = setTimeout(setLate, PATIENCE, true)
    return () => clearTimeout(timer)
  }, [loader, id, open])
  return open
}

/** Hides what it holds while something lies over the profile: says why, and shows it on request. */
export function Veil({ account, children }: { account: Account; children: ReactNode }) {
  const intl = useIntl()
  const { identity } = useRuntime()
  const reason = useVeil(account)
  const undecided = useUndecided(account.id)
  const content = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  // The button is gone by then: what it showed has the focus.
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
      // Those who block get no posts from the server either.
      action={reason !== 'blockedBy' && <Button onClick={lift}>{intl.formatMessage(messages.show)}</Button>}
    />
  )
}
