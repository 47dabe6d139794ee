import type { ComponentProps, ReactNode } from 'react'
import { useSetting } from '@/features/settings'
import { EmojiText } from '@/lib/html/emoji-text'
import { Html } from '@/lib/html/html'
import { fullNumber, shortNumber, useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { useEntity, useMissing, useRuntime } from '@/lib/runtime'
import { Avatar } from '@/lib/ui/avatar/avatar'
import { VerifiedIcon } from '@/lib/ui/icons'
import { SkeletonBar } from '@/lib/ui/skeleton/skeleton'
import type { Account } from '@/schemas/entities'
import type { AccountId } from '@/schemas/primitives'
import { handleOf, nameOf } from '../account-name'
import { DisplayName } from '../display-name'
import { FollowButton } from '../follow-button'
import { Handle } from '../handle'
import { useCurrentRelationship } from '../use-current-relationship'
import { Familiar } from './familiar'
import { accountLabels } from './account-labels'
import { messages } from './messages'
import styles from './account-card.module.css'

/** Profile fields that fit on a card. */
const MAX_FIELDS = 3

interface Props {
  id: AccountId
  /** Handles a click on a link in the bio. */
  onNavigate?: ComponentProps<typeof Html>['onNavigate']
}

/** The hover card of an account: identity, relationship, follow button. */
export default function AccountCard({ id, onNavigate }: Props) {
  const intl = useIntl()
  const account = useEntity('account', id)
  const missing = useMissing('account', id)
  if (account) return <Known account={account} onNavigate={onNavigate} />
  if (missing) return <p className={styles.missing}>{intl.formatMessage(messages.missing)}</p>
  return (
    <div className={styles.card} aria-busy>
      <div className={styles.banner} />
      <SkeletonBar width={0.6} line={4} />
      <SkeletonBar width={0.9} />
      <SkeletonBar width={0.8} />
    </div>
  )
}

interface KnownProps extends Pick<Props, 'onNavigate'> {
  account: Account
}

function Known({ account, onNavigate }: KnownProps) {
  const intl = useIntl()
  const { identity, me } = useRuntime()
  const relationship = useCurrentRelationship(account.id)
  const moved = useEntity('account', account.moved ?? null)
  const labels = accountLabels(account, relationship)
  return (
    <div className={styles.card}>
      <div className={styles.banner}>
        {account.header_static !== '' && !account.header_static.endsWith('/missing.png') && (
          <img src={account.header_static} alt="" decoding="async" />
        )}
      </div>
      <div className={styles.top}>
        <Avatar src={account.avatar_static} size="medium" className={styles.face} />
        <FollowButton account={account} />
      </div>
      <div>
        <AppLink to={paths.profile(account.acct)} className={styles.name}>
          <bdi>
            <EmojiText text={nameOf(account)} emojis={account.emojis} />
          </bdi>
        </AppLink>
        <Handle text={handleOf(account, identity.server)} className={styles.handle} />
      </div>
      {labels.length > 0 && (
        <ul className={styles.marks}>
          {labels.map((mark) => (
            <li key={mark.id}>{intl.formatMessage(mark)}</li>
          ))}
        </ul>
      )}
      {moved && (
        <p className={styles.line}>
          {intl.formatRich(messages.moved, {
            name: (
              <AppLink to={paths.profile(moved.acct)}>
                <DisplayName account={moved} />
              </AppLink>
            ),
          })}
        </p>
      )}
      {!account.suspended && <About account={account} onNavigate={onNavigate} />}
      {me !== null && me !== account.id && !account.suspended && <Familiar id={account.id} />}
    </div>
  )
}

const strong = (text: ReactNode) => <strong>{text}</strong>

function About({ account, onNavigate }: KnownProps) {
  const intl = useIntl()
  const { identity } = useRuntime()
  const { following_count: following, followers_count: followers } = account
  const hidden = useSetting('hideCounts')
  const count = (value: number) => ({
    count: value,
    short: <span title={fullNumber(intl, value)}>{shortNumber(intl, value)}</span>,
    b: strong,
  })
  return (
    <>
      {account.note !== '' && (
        <Html
          content={account.note}
          emojis={account.emojis}
          server={identity.server}
          className={styles.note}
          onNavigate={onNavigate}
        />
      )}
      {account.fields.length > 0 && (
        <dl className={styles.fields}>
          {account.fields.slice(0, MAX_FIELDS).map(({ name, value, verified_at: verified }, index) => (
            <div key={index} data-verified={verified !== null || undefined}>
              <dt dir="auto">
                <EmojiText text={name} emojis={account.emojis} />
              </dt>
              <dd>
                {verified !== null && (
                  <>
                    <VerifiedIcon size="0.875rem" aria-hidden />
                    <span className="visually-hidden">{intl.formatMessage(messages.verified)}</span>
                  </>
                )}
                <Html
                  content={value}
                  emojis={account.emojis}
                  server={identity.server}
                  onNavigate={onNavigate}
                />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {!hidden && (
        <ul className={styles.counts}>
          <li>{intl.formatRich(messages.posts, count(account.statuses_count))}</li>
          {following !== null && <li>{intl.formatRich(messages.following, count(following))}</li>}
          {followers !== null && <li>{intl.formatRich(messages.followers, count(followers))}</li>}
        </ul>
      )}
    </>
  )
}
