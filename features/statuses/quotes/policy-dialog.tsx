import { useEffect, useRef, useState } from 'react'
import { defineMessages, useIntl } from '@/lib/i18n'
import type { ModalProps } from '@/lib/modals'
import { useEntity, useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { Dialog } from '@/lib/ui/dialog'
import { QUOTE_POLICIES, type QuotePolicy } from '@/schemas/statuses/quote'
import { isForAll } from '../rules'
import { policyOf, setQuotePolicy } from './mutations'
import styles from './policy-dialog.module.css'

const messages = defineMessages({
  title: {
    id: 'quotePolicy.title',
    defaultMessage: 'Who can quote this post',
    description: 'Title of the dialog that sets the quote policy of the user’s own post',
  },
  public: {
    id: 'quotePolicy.public',
    defaultMessage: 'Anyone',
    description: 'Option under “Who can quote this post”',
  },
  followers: {
    id: 'quotePolicy.followers',
    defaultMessage: 'Followers only',
    description: 'Option under “Who can quote this post”',
  },
  nobody: {
    id: 'quotePolicy.nobody',
    defaultMessage: 'Just me',
    description: 'Option under “Who can quote this post”',
  },
  locked: {
    id: 'quotePolicy.locked',
    defaultMessage: 'Followers-only posts and private mentions can’t be quoted by others.',
    description: 'Explains in the quote policy dialog why the options are disabled',
  },
  existing: {
    id: 'quotePolicy.existing',
    defaultMessage: 'Posts that already quote it won’t change.',
    description: 'Explanation in the quote policy dialog; it: the user’s own post',
  },
  save: { id: 'quotePolicy.save', defaultMessage: 'Save', description: 'Button of the quote policy dialog' },
  cancel: {
    id: 'quotePolicy.cancel',
    defaultMessage: 'Cancel',
    description: 'Button of the quote policy dialog',
  },
})

/** Changes who may quote a post of the user. Stays open with the choice when the server refuses it. */
export default function PolicyDialog({ payload, close }: ModalProps<'QUOTE_POLICY'>) {
  const intl = useIntl()
  const runtime = useRuntime()
  const status = useEntity('status', payload.statusId)
  const [choice, setChoice] = useState<QuotePolicy | null>(null)
  const [saving, setSaving] = useState(false)
  const lost = !status || status.gone
  const { loader } = runtime
  const isUnknown = !lost && !status.quote_approval
  useEffect(() => {
    // Streams do not include the policy.
    if (isUnknown) void loader.refresh({ kind: 'status', id: payload.statusId })
  }, [isUnknown, loader, payload.statusId])
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (lost) close()
  }, [lost, close])
  if (!status || lost) return null
  const forced = !isForAll(status)
  const before = isUnknown && !forced ? null : policyOf(status)
  const chosen = choice ?? before
  const save = async () => {
    if (chosen === null || chosen === before) return close()
    setSaving(true)
    const done = await runtime.run(setQuotePolicy, { id: status.id, policy: chosen })
    setSaving(false)
    if (done) close()
  }
  return (
    <Dialog
      title={intl.formatMessage(messages.title)}
      description={intl.formatMessage(forced ? messages.locked : messages.existing)}
      size="small"
      onClose={close}
      initialFocus={first}
      footer={
        <>
          <Button onClick={close}>{intl.formatMessage(messages.cancel)}</Button>
          {!forced && (
            <Button variant="primary" busy={saving} onClick={() => void save()}>
              {intl.formatMessage(messages.save)}
            </Button>
          )}
        </>
      }
    >
      <fieldset className={styles.choices} disabled={forced}>
        <legend className="visually-hidden">{intl.formatMessage(messages.title)}</legend>
        {QUOTE_POLICIES.map((policy) => (
          <label key={policy} className={styles.choice}>
            <input
              ref={policy === (chosen ?? 'public') ? first : undefined}
              type="radio"
              name="quote-policy"
              checked={policy === chosen}
              onChange={() => setChoice(policy)}
            />
            {intl.formatMessage(messages[policy])}
          </label>
        ))}
      </fieldset>
    </Dialog>
  )
}
