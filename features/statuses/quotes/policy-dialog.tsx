import { useEffect, useRef, useState } from 'react'
import { defineMessages, useIntl } from '@/lib/i18n'
import type { ModalProps } from '@/lib/modals'
import { useEntity, useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { Dialog } from '@/lib/ui/dialog'
import { policyOf, QUOTE_POLICIES, setQuotePolicy, type QuotePolicy } from './mutations'
import styles from './policy-dialog.module.css'

const messages = defineMessages({
  title: {
    id: 'quotePolicy.title',
    defaultMessage: 'Who can quote this post',
    description: 'Title of the dialog for an own post',
  },
  public: { id: 'quotePolicy.public', defaultMessage: 'Anyone', description: 'Who can quote a post' },
  followers: {
    id: 'quotePolicy.followers',
    defaultMessage: 'Followers only',
    description: 'Who can quote a post',
  },
  nobody: { id: 'quotePolicy.nobody', defaultMessage: 'Just me', description: 'Who can quote a post' },
  forced: {
    id: 'quotePolicy.forced',
    defaultMessage: 'Posts for followers and private mentions cannot be quoted by others.',
    description: 'Why the choice of who can quote is switched off',
  },
  kept: {
    id: 'quotePolicy.kept',
    defaultMessage: 'Posts that quote it already stay as they are.',
    description: 'Under the choice of who can quote a post',
  },
  save: { id: 'quotePolicy.save', defaultMessage: 'Save', description: 'Button of the dialog' },
  cancel: { id: 'quotePolicy.cancel', defaultMessage: 'Cancel', description: 'Button of the dialog' },
})

/** Changes who may quote an own post. Closes when the server accepted it, else stays open with the choice. */
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
  const forced = status.visibility === 'private' || status.visibility === 'direct'
  const before = isUnknown && !forced ? null : policyOf(status)
  const chosen = choice ?? before
  const save = async () => {
    if (chosen === null || chosen === before) return close()
    setSaving(true)
    const done = await runtime.run(setQuotePolicy(status.id, chosen))
    setSaving(false)
    if (done) close()
  }
  return (
    <Dialog
      title={intl.formatMessage(messages.title)}
      description={intl.formatMessage(forced ? messages.forced : messages.kept)}
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
