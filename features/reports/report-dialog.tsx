import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useInstance } from '@/features/instance'
import { errorText } from '@/lib/alerts'
import { isApiError } from '@/lib/http'
import { useIntl } from '@/lib/i18n'
import { confirm, popModal, type ModalProps } from '@/lib/modals'
import { useEntity, useRuntime } from '@/lib/runtime'
import { Banner } from '@/lib/ui/banner/banner'
import { Button } from '@/lib/ui/button/button'
import { Dialog } from '@/lib/ui/dialog'
import type { Account } from '@/schemas/entities'
import { messages } from './messages'
import { sendReport } from './mutations'
import { isChanged, openDraft, reportDrafts, withDraft, withoutDraft, type ReportDraft } from './report-draft'
import { codePointCount } from '@/lib/util/code-points'
import { adjacentStep, MAX_COMMENT, stepsOf } from './rules'
import { CategoryStep } from './steps/category-step'
import { CommentStep } from './steps/comment-step'
import { PostsStep } from './steps/posts-step'
import { RulesStep } from './steps/rules-step'
import { ThanksStep } from './steps/thanks-step'
import { useForwardDomains } from './use-forward-domains'
import styles from './report.module.css'

/** Moves the focus to the question of each new step, so that screen readers read it. */
function useStepFocus(step: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const seen = useRef(step)
  useEffect(() => {
    if (seen.current === step) return
    seen.current = step
    heading.current?.focus()
    heading.current?.scrollIntoView?.({ block: 'nearest' })
  }, [step])
  return heading
}

/** True when the current step is answered, so that the next one may follow. */
function isAnswered({ step, category, ruleIds, comment }: ReportDraft): boolean {
  if (step === 'category') return category !== null
  if (step === 'rules') return ruleIds.length > 0
  return step !== 'comment' || codePointCount(comment.trim()) <= MAX_COMMENT
}

function Failure({ error }: { error: unknown }) {
  const intl = useIntl()
  const text = isApiError(error, 'notFound')
    ? intl.formatMessage(messages.missing)
    : errorText(error, intl)?.text
  return (
    <div role="alert" className={styles.failure}>
      <Banner kind="danger">
        <strong>{intl.formatMessage(messages.failed)}</strong> {text}
      </Banner>
    </div>
  )
}

interface Sending {
  isPending: boolean
  error: unknown
}
const IDLE: Sending = { isPending: false, error: null }

interface FlowProps extends Pick<ModalProps<'REPORT'>, 'payload' | 'close'> {
  account: Account
  modalId: string
}

/** The steps of a report. Everything entered is stored until the report is sent or discarded. */
function ReportFlow({ account, payload, modalId, close }: FlowProps) {
  const intl = useIntl()
  const runtime = useRuntime()
  const store = reportDrafts.of(runtime.identity.key)
  const [draft, setDraft] = useState(() => openDraft(store.get(), account.id, payload.statusId ?? null))
  // Load it for the last step: its buttons must not appear under the pointer.
  useEntity('relationship', runtime.me === null ? null : account.id)
  const domains = useForwardDomains(account, draft.statusIds)
  const instance = useInstance()
  const rules = useMemo(() => instance?.rules ?? [], [instance])
  const heading = useStepFocus(draft.step)
  const change = (part: Partial<ReportDraft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    const isUnsent = next.step !== 'thanks' && isChanged(next)
    store.set((drafts) => (isUnsent ? withDraft(drafts, next) : withoutDraft(drafts, account.id)))
  }
  const [sending, setSending] = useState<Sending>(IDLE)
  const send = async () => {
    setSending({ isPending: true, error: null })
    try {
      await sendReport(runtime, draft, domains, payload.collection ? [payload.collection.id] : [])
      setSending(IDLE)
      change({ step: 'thanks' })
    } catch (error) {
      setSending({ isPending: false, error })
    }
  }
  const { step, category } = draft
  const isDone = step === 'thanks'

  const leave = async () => {
    if (isDone || !isChanged(draft)) return close()
    const isConfirmed = await confirm(
      (currentIntl) => ({
        title: currentIntl.formatMessage(messages.discardTitle),
        text: currentIntl.formatMessage(messages.discardText),
        confirm: currentIntl.formatMessage(messages.discard),
        danger: true,
      }),
      runtime.identity.key,
    )
    if (!isConfirmed) return undefined
    store.set((drafts) => withoutDraft(drafts, account.id))
    // `close` only closes the top dialog, which may still be the confirmation.
    return popModal(modalId)
  }
  const advance = () => {
    if (!isAnswered(draft)) return
    if (step !== 'comment') change({ step: adjacentStep(category, step, 1) })
    else if (!sending.isPending) void send()
  }
  const stepContents: Record<ReportDraft['step'], ReactNode> = {
    category: <CategoryStep draft={draft} onChange={change} heading={heading} hasRules={rules.length > 0} />,
    rules: <RulesStep draft={draft} onChange={change} heading={heading} rules={rules} />,
    posts: <PostsStep draft={draft} onChange={change} heading={heading} />,
    comment: (
      <CommentStep
        draft={draft}
        onChange={change}
        heading={heading}
        domains={domains}
        isSending={sending.isPending}
        onSubmit={advance}
      />
    ),
    thanks: <ThanksStep account={account} heading={heading} sent={category !== 'dislike'} />,
  }
  const steps = stepsOf(category)
  return (
    <Dialog
      title={intl.formatMessage(messages.title, { acct: account.acct })}
      keep
      onClose={() => void leave()}
      onFailed={close}
      footer={
        isDone ? (
          <Button variant="primary" onClick={close}>
            {intl.formatMessage(messages.done)}
          </Button>
        ) : (
          <>
            {step !== 'category' && (
              <Button
                disabled={sending.isPending}
                onClick={() => change({ step: adjacentStep(category, step, -1) })}
              >
                {intl.formatMessage(messages.back)}
              </Button>
            )}
            <Button
              variant="primary"
              busy={sending.isPending}
              aria-disabled={!isAnswered(draft)}
              onClick={advance}
            >
              {intl.formatMessage(step === 'comment' ? messages.submit : messages.next)}
            </Button>
          </>
        )
      }
    >
      {!isDone && (
        <p className={styles.progress}>
          {intl.formatMessage(messages.progress, { step: steps.indexOf(step) + 1, count: steps.length - 1 })}
        </p>
      )}
      {!isDone && payload.collection && category !== 'dislike' && (
        <p className={styles.subject}>
          {intl.formatMessage(messages.withCollection, { name: payload.collection.name })}
        </p>
      )}
      {stepContents[step]}
      {step === 'comment' && sending.error !== null && <Failure error={sending.error} />}
    </Dialog>
  )
}

/** The REPORT modal: reports an account or one of its posts in steps. */
export default function ReportDialog({ payload, id, close }: ModalProps<'REPORT'>) {
  const account = useEntity('account', payload.accountId)
  const isLost = account === undefined
  useEffect(() => {
    if (isLost) close()
  }, [isLost, close])
  return account && <ReportFlow account={account} payload={payload} modalId={id} close={close} />
}
