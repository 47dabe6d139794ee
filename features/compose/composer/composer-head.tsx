import { useAccounts, useNamedAccount, type SignedInAccount } from '@/features/session'
import { pushToast } from '@/lib/alerts'
import { EmojiText } from '@/lib/html/emoji-text'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { Avatar } from '@/lib/ui/avatar/avatar'
import { Button } from '@/lib/ui/button/button'
import { ChevronDownIcon, EditIcon } from '@/lib/ui/icons'
import { Menu, type TriggerProps } from '@/lib/ui/menu'
import styles from './composer-head.module.css'
import { ComposerNotice } from '../editor/notice'
import { draftMessages, messages as composeMessages } from '../messages'
import { OriginalNotice } from '../redraft/original-notice'
import { ReplyPreview } from '../editor/previews/reply-preview'
import { detachChange, hasContent } from '../drafts/draft-rules'
import { messages } from '../publish/sending-messages'
import type { Composing } from '../editor/composing'
import { newId } from '../drafts/drafts'
import { canPostAs, giveTo } from '../open/switch-account'

/** Shows that a post is being edited, with a button that cancels; a toast can undo that. */
function EditingNotice({ composing, onCancelled }: HeadProps) {
  const intl = useIntl()
  const { drafts, draft, readOnly } = composing
  const cancel = () => {
    const removed = drafts.remove(draft.id)
    if (removed && hasContent(removed))
      pushToast({
        text: () => intl.formatMessage(draftMessages.deleted),
        identity: removed.identity,
        key: `draft-deleted:${removed.id}`,
        action: {
          label: () => intl.formatMessage(draftMessages.undo),
          undo: true,
          run: () => drafts.restore(removed),
        },
      })
    onCancelled()
  }
  return (
    <ComposerNotice tone="accent">
      <EditIcon size={16} aria-hidden />
      <p>
        <strong>{intl.formatMessage(messages.editing)}</strong>{' '}
        <span>{intl.formatMessage(messages.editHint)}</span>
      </p>
      <Button size="small" disabled={readOnly} onClick={cancel}>
        {intl.formatMessage(messages.cancelEdit)}
      </Button>
    </ComposerNotice>
  )
}

interface AccountProps {
  composing: Composing
  /** Called when the draft was given to another account, with its new id. */
  onAccount: ((identityKey: string, draftId: string) => void) | undefined
}

/** The menu of the accounts that could post the draft instead. */
function AccountChoice({
  composing: { drafts, draft, readOnly },
  onAccount,
  account,
}: Required<AccountProps> & { account: SignedInAccount }) {
  const intl = useIntl()
  const accounts = useAccounts()
  const text = intl.formatMessage(composeMessages.postingAs, {
    handle: account.handle || account.identityKey,
  })
  const choose = (identityKey: string) => {
    const id = giveTo(drafts, draft.id, identityKey, newId)
    if (id !== null) onAccount?.(identityKey, id)
  }
  const renderButton = (props: TriggerProps) => (
    <button type="button" className={styles.account} {...props}>
      <Avatar src={account.avatar} size="small" />
      <bdi>{text}</bdi>
      <ChevronDownIcon size={16} aria-hidden />
    </button>
  )
  return (
    <Menu
      label={intl.formatMessage(composeMessages.switchAccount)}
      icon={<ChevronDownIcon size={16} aria-hidden />}
      trigger={renderButton}
      entries={() => [
        { kind: 'header', label: intl.formatMessage(composeMessages.switchAccount) },
        ...accounts
          .filter(({ identityKey }) => identityKey !== account.identityKey)
          .map(({ identityKey, name, emojis, handle, avatar, expired }) => ({
            kind: 'item' as const,
            label: name || identityKey,
            content: name && <EmojiText text={name} emojis={emojis} />,
            hint: `@${handle || identityKey}`,
            icon: <Avatar src={avatar} size="small" />,
            disabled: expired || readOnly || !canPostAs(draft, identityKey),
            onSelect: () => choose(identityKey),
          })),
      ]}
    />
  )
}

/** Says which account posts, if several are signed in, and can change it. */
function PostingAs({ composing, onAccount }: AccountProps) {
  const intl = useIntl()
  const { key } = useRuntime().identity
  const account = useNamedAccount(key)
  if (!account) return null
  const { kind } = composing.draft
  if (onAccount && kind !== 'edit' && kind !== 'redraft')
    return <AccountChoice composing={composing} onAccount={onAccount} account={account} />
  return (
    <p className={styles.account}>
      <Avatar src={account.avatar} size="small" />
      <bdi>{intl.formatMessage(composeMessages.postingAs, { handle: account.handle || key })}</bdi>
    </p>
  )
}

interface HeadProps {
  composing: Composing
  /** Called when the edit was cancelled. */
  onCancelled: () => void
}

/** The account, the notice about the edited post and the preview of the parent, above the text. */
export function ComposerHead({
  composing,
  variant,
  onCancelled,
  onAccount,
}: HeadProps & AccountProps & { variant: string }) {
  const { draft, readOnly, change, visibility } = composing
  const { parent } = draft.fields
  return (
    <>
      <PostingAs composing={composing} onAccount={onAccount} />
      {draft.kind === 'edit' && <EditingNotice composing={composing} onCancelled={onCancelled} />}
      {draft.kind === 'redraft' && <OriginalNotice composing={composing} />}
      {parent && variant !== 'chat' && (
        <ReplyPreview
          parent={parent}
          titled={variant === 'dialog'}
          onDetach={readOnly || draft.kind === 'edit' ? null : () => change(detachChange(draft, visibility))}
        />
      )}
    </>
  )
}
