import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react'
import { useInstance, useLimits } from '@/features/instance'
import { useIntl } from '@/lib/i18n'
import { Checkbox } from '@/lib/ui/checkbox/checkbox'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { CloseIcon } from '@/lib/ui/icons'
import { Select } from '@/lib/ui/select'
import { graphemeCount } from '@/lib/util/graphemes'
import type { AttachSlot } from '../editor/attachments'
import type { DraftPoll } from '../drafts/draft-parts'
import { areAwaited } from './awaited-fields'
import { problemMarks } from '../publish/problem-field'
import { messages } from './messages'
import { fieldsFor, hidesTotals, lifetimesFor, pollRefusal, repeats, tidyFields } from './poll-rules'
import styles from './poll-editor.module.css'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

interface Props {
  slot: AttachSlot
  poll: DraftPoll
}

function useLifetimes(poll: DraftPoll) {
  const intl = useIntl()
  const limits = useLimits()
  const words = (seconds: number) => {
    if (seconds % DAY === 0) return intl.formatMessage(messages.days, { count: seconds / DAY })
    if (seconds % HOUR === 0) return intl.formatMessage(messages.hours, { count: seconds / HOUR })
    return intl.formatMessage(messages.minutes, { count: Math.round(seconds / MINUTE) })
  }
  const offered = lifetimesFor(limits.poll)
  const all = offered.includes(poll.expiresIn) ? offered : [...offered, poll.expiresIn].sort((a, b) => a - b)
  return all.map((seconds) => ({ value: String(seconds), label: words(seconds) }))
}

function Options({ slot, poll }: Props) {
  const intl = useIntl()
  const { options: most, optionCharacters } = useLimits().poll
  const list = useRef<HTMLOListElement>(null)
  // A poll that was just added begins with its first choice, unless the focus went elsewhere while it loaded.
  const takeCaret = useEffectEvent(() => {
    const first = list.current?.querySelector('input')
    if (!first || !areAwaited(slot)) return
    first.focus()
    first.setSelectionRange(first.value.length, first.value.length)
  })
  useEffect(() => takeCaret(), [])
  const fields = fieldsFor(poll.options, most)
  const write = (options: string[]) =>
    slot.change((part) => ({ poll: part.poll && { ...part.poll, options } }))
  const focus = (at: number) => list.current?.querySelectorAll('input')[at]?.focus()
  const press = (event: KeyboardEvent, at: number) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
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
          // A choice has no identity but its place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className={styles.option}>
            <span className={styles.mark} data-multiple={poll.multiple || undefined} aria-hidden />
            <input
              type="text"
              dir="auto"
              className={styles.field}
              aria-label={intl.formatMessage(messages.option, { number })}
              {...problemMarks(slot.draft, 'poll', slot.partId)}
              {...(wrong && { 'aria-invalid': true, 'aria-describedby': `${slot.partId}-over-${at}` })}
              placeholder={intl.formatMessage(messages.option, { number })}
              value={option}
              readOnly={slot.textReadOnly}
              onChange={(event) => write(fieldsFor(fields.with(at, event.target.value), most))}
              onKeyDown={(event) => press(event, at)}
              onBlur={(event) => {
                if (!list.current?.contains(event.relatedTarget)) write(tidyFields(poll.options, most))
              }}
            />
            {wrong && (
              <span id={`${slot.partId}-over-${at}`} className={styles.over}>
                {over > 0
                  ? intl.formatMessage(messages.over, { count: over })
                  : intl.formatMessage(messages.repeats, { number: (same ?? 0) + 1 })}
              </span>
            )}
            <IconButton
              icon={<CloseIcon size={18} />}
              label={intl.formatMessage(messages.removeOption, { number })}
              size="small"
              disabled={slot.readOnly || option === ''}
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

/** Choices, kind and lifetime of a poll that is being written. */
export default function PollEditor({ slot, poll }: Props) {
  const intl = useIntl()
  const limits = useLimits()
  const lifetimes = useLifetimes(poll)
  const canHide = hidesTotals(useInstance()?.software ?? null)
  const write = (to: Partial<DraftPoll>) =>
    slot.change((part) => ({ poll: part.poll && { ...part.poll, ...to } }))
  return (
    <fieldset
      className={styles.poll}
      disabled={slot.textReadOnly}
      data-refused={pollRefusal(poll.options, limits.poll.optionCharacters) ?? undefined}
    >
      <legend className="visually-hidden">{intl.formatMessage(messages.poll)}</legend>
      <Options slot={slot} poll={poll} />
      <div className={styles.settings}>
        <Select
          label={intl.formatMessage(messages.kind)}
          options={[
            { value: 'single', label: intl.formatMessage(messages.single) },
            { value: 'multiple', label: intl.formatMessage(messages.multiple) },
          ]}
          value={poll.multiple ? 'multiple' : 'single'}
          disabled={slot.readOnly}
          onChange={(kind) => write({ multiple: kind === 'multiple' })}
        />
        <Select
          label={intl.formatMessage(messages.lifetime)}
          options={lifetimes}
          value={String(poll.expiresIn)}
          disabled={slot.readOnly}
          onChange={(seconds) => write({ expiresIn: Number(seconds) })}
        />
      </div>
      {(canHide || poll.hideTotals) && (
        <Checkbox
          label={intl.formatMessage(messages.hideTotals)}
          checked={poll.hideTotals}
          disabled={slot.readOnly}
          onChange={(hideTotals) => write({ hideTotals })}
        />
      )}
      {slot.draft.kind === 'edit' && <p className={styles.note}>{intl.formatMessage(messages.votesLost)}</p>}
    </fieldset>
  )
}
