import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react'
import { useInstance, useLimits } from '@/features/instance'
import { useIntl } from '@/lib/i18n'
import { durationName } from '@/lib/i18n/duration-name'
import { Checkbox } from '@/lib/ui/checkbox/checkbox'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { CloseIcon } from '@/lib/ui/icons'
import { Select } from '@/lib/ui/select'
import { graphemeCount } from '@/lib/util/graphemes'
import { isInputMethodKey } from '@/lib/util/input-method'
import type { EditablePart } from '../drafts/editable-part'
import type { DraftPoll } from '../drafts/draft-parts'
import { areAwaited } from './awaited-fields'
import { problemMarks } from '../drafts/problem-field'
import { messages } from './messages'
import { fieldsFor, hidesTotals, pollLengthsFor, pollRefusal, repeats, tidyFields } from './poll-rules'
import styles from './poll-editor.module.css'

interface Props {
  target: EditablePart
  poll: DraftPoll
}

function usePollLengths(poll: DraftPoll) {
  const intl = useIntl()
  const limits = useLimits()
  const offered = pollLengthsFor(limits.poll)
  const all = offered.includes(poll.expiresIn) ? offered : [...offered, poll.expiresIn].sort((a, b) => a - b)
  return all.map((seconds) => ({ value: String(seconds), label: durationName(intl, seconds) }))
}

function Options({ target, poll }: Props) {
  const intl = useIntl()
  const { options: most, optionCharacters } = useLimits().poll
  const list = useRef<HTMLOListElement>(null)
  // Focus the first option of a poll that was just added, unless the focus moved while it loaded.
  const takeCaret = useEffectEvent(() => {
    const first = list.current?.querySelector('input')
    if (!first || !areAwaited(target)) return
    first.focus()
    first.setSelectionRange(first.value.length, first.value.length)
  })
  useEffect(() => takeCaret(), [])
  const fields = fieldsFor(poll.options, most)
  const write = (options: string[]) =>
    target.change((part) => ({ poll: part.poll && { ...part.poll, options } }))
  const focus = (at: number) => list.current?.querySelectorAll('input')[at]?.focus()
  const press = (event: KeyboardEvent, at: number) => {
    if (isInputMethodKey(event.nativeEvent) || event.ctrlKey || event.metaKey) return
    if (event.key === 'Enter') {
      event.preventDefault()
      focus(at + 1)
    }
    if (event.key === 'Backspace' && fields[at] === '' && at > 0) {
      event.preventDefault()
      focus(at - 1)
    }
  }
  return (
    <ol ref={list} className={styles.options}>
      {fields.map((option, at) => {
        const over = graphemeCount(option) - optionCharacters
        const same = repeats(fields, at)
        const wrong = over > 0 || same !== null
        const number = at + 1
        return (
          // An option has no identity but its index.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className={styles.option}>
            <span className={styles.mark} data-multiple={poll.multiple || undefined} aria-hidden />
            <input
              type="text"
              dir="auto"
              className={styles.field}
              aria-label={intl.formatMessage(messages.option, { number })}
              {...problemMarks(target.draft, 'poll', target.partId)}
              {...(wrong && { 'aria-invalid': true, 'aria-describedby': `${target.partId}-over-${at}` })}
              placeholder={intl.formatMessage(messages.option, { number })}
              value={option}
              readOnly={target.textReadOnly}
              onChange={(event) => write(fieldsFor(fields.with(at, event.target.value), most))}
              onKeyDown={(event) => press(event, at)}
              onBlur={(event) => {
                if (!list.current?.contains(event.relatedTarget)) write(tidyFields(poll.options, most))
              }}
            />
            {wrong && (
              <span id={`${target.partId}-over-${at}`} className={styles.over}>
                {over > 0
                  ? intl.formatMessage(messages.optionOver, { count: over })
                  : intl.formatMessage(messages.repeats, { number: (same ?? 0) + 1 })}
              </span>
            )}
            <IconButton
              icon={<CloseIcon size={18} />}
              label={intl.formatMessage(messages.removeOption, { number })}
              size="small"
              disabled={target.readOnly || option === ''}
              onClick={() => {
                write(fieldsFor(fields.toSpliced(at, 1), most))
                focus(Math.max(0, at - 1))
              }}
            />
          </li>
        )
      })}
    </ol>
  )
}

/** Options, style and length of a poll in the composer. */
export default function PollEditor({ target, poll }: Props) {
  const intl = useIntl()
  const limits = useLimits()
  const lengths = usePollLengths(poll)
  const canHide = hidesTotals(useInstance()?.software ?? null)
  const write = (to: Partial<DraftPoll>) =>
    target.change((part) => ({ poll: part.poll && { ...part.poll, ...to } }))
  return (
    <fieldset
      className={styles.poll}
      disabled={target.textReadOnly}
      data-refused={pollRefusal(poll.options, limits.poll.optionCharacters) ?? undefined}
    >
      <legend className="visually-hidden">{intl.formatMessage(messages.poll)}</legend>
      <Options target={target} poll={poll} />
      <div className={styles.settings}>
        <Select
          label={intl.formatMessage(messages.style)}
          options={[
            { value: 'single', label: intl.formatMessage(messages.single) },
            { value: 'multiple', label: intl.formatMessage(messages.multiple) },
          ]}
          value={poll.multiple ? 'multiple' : 'single'}
          disabled={target.readOnly}
          onChange={(kind) => write({ multiple: kind === 'multiple' })}
        />
        <Select
          label={intl.formatMessage(messages.length)}
          options={lengths}
          value={String(poll.expiresIn)}
          disabled={target.readOnly}
          onChange={(seconds) => write({ expiresIn: Number(seconds) })}
        />
      </div>
      {(canHide || poll.hideTotals) && (
        <Checkbox
          label={intl.formatMessage(messages.hideTotals)}
          checked={poll.hideTotals}
          disabled={target.readOnly}
          onChange={(hideTotals) => write({ hideTotals })}
        />
      )}
      {target.draft.kind === 'edit' && (
        <p className={styles.note}>{intl.formatMessage(messages.votesLost)}</p>
      )}
    </fieldset>
  )
}
