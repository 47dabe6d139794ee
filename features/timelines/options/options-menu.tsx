import { useMemo } from 'react'
import { defineMessages, languageName, useIntl } from '@/lib/i18n'
import { useRuntime, type Runtime } from '@/lib/runtime'
import { isId, shownEntries } from '@/lib/live-list'
import { SlidersIcon } from '@/lib/ui/icons'
import { Menu, type MenuEntry } from '@/lib/ui/menu'
import { engineOf } from '../engine/engines'
import type { TimelineSource } from '../engine/source'
import { judgeOf } from '../engine/row-filter'
import { isFiltering } from '../engine/left-out'
import { setOptions, useOptions, type TimelineOptions } from '../engine/options-store'
import styles from './options-menu.module.css'

const messages = defineMessages({
  label: {
    id: 'timeline.options',
    defaultMessage: 'What this timeline shows',
    description: 'Button over a timeline: opens a menu of what is shown in it',
  },
  active: {
    id: 'timeline.options.active',
    defaultMessage: 'What this timeline shows: something is left out',
    description: 'The same button while the reader leaves something out',
  },
  boosts: { id: 'timeline.options.boosts', defaultMessage: 'Boosts', description: 'Kind of posts to show' },
  quotes: { id: 'timeline.options.quotes', defaultMessage: 'Quotes', description: 'Kind of posts to show' },
  replies: {
    id: 'timeline.options.replies',
    defaultMessage: 'Replies to others',
    description: 'Kind of posts to show',
  },
  mediaOnly: {
    id: 'timeline.options.mediaOnly',
    defaultMessage: 'Only posts with media',
    description: 'Leaves out every post without pictures, videos or sounds',
  },
  languages: {
    id: 'timeline.options.languages',
    defaultMessage: 'Only these languages',
    description: 'Heading over languages that can be chosen; none chosen means all',
  },
  leftOut: {
    id: 'timeline.options.leftOut',
    defaultMessage: '{count} of {total} loaded posts are left out',
    description: 'Over the choices of what a timeline shows',
  },
  reset: {
    id: 'timeline.options.reset',
    defaultMessage: 'Show everything',
    description: 'Takes back every choice of what a timeline leaves out',
  },
  unread: {
    id: 'timeline.options.unread',
    defaultMessage: 'Start at the last read post',
    description: 'A visit of the home timeline begins at the last read post, newer ones above it',
  },
  unreadHint: {
    id: 'timeline.options.unreadHint',
    defaultMessage: 'Newer posts are above it: read upwards, oldest first.',
    description: 'Explains the choice to start at the last read post',
  },
})

const KINDS = ['boosts', 'quotes', 'replies'] as const

/** Counts the loaded posts, those left out, and the languages, for the menu. */
function look(runtime: Runtime, source: TimelineSource) {
  const ids = shownEntries(engineOf(runtime, source).state).filter(isId)
  const judge = judgeOf(runtime, source)
  const languages = new Set<string>()
  for (const id of ids) {
    const status = runtime.cache.read('status', id)
    const subject = status?.reblog ? runtime.cache.read('status', status.reblog) : status
    const base = subject?.language?.split('-')[0]
    if (base) languages.add(base)
  }
  const left = ids.filter((id) => judge(id) === 'left-out').length
  return { total: ids.length, left, languages }
}

/**
 * The menu of a timeline's options: kinds of posts, media only, languages. Shows how many posts are left out.
 */
export default function OptionsMenu({ source }: { source: TimelineSource }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { who } = runtime.identity
  const options = useOptions(who, source)
  const active = isFiltering(options)
  const change = (next: Partial<TimelineOptions>) => setOptions(who, source, next)
  const icon = useMemo(
    () => (
      <span className={styles.icon} data-active={active || undefined}>
        <SlidersIcon size={18} aria-hidden />
      </span>
    ),
    [active],
  )
  const entries = (): (MenuEntry | false)[] => {
    const { total, left, languages } = look(runtime, source)
    const offered = [...new Set([...options.languages, ...languages])].toSorted((a, b) =>
      languageName(intl, a).localeCompare(languageName(intl, b)),
    )
    return [
      active && { kind: 'header', label: intl.formatMessage(messages.leftOut, { count: left, total }) },
      ...KINDS.map((kind): MenuEntry => ({
        kind: 'check',
        label: intl.formatMessage(messages[kind]),
        checked: options[kind],
        onChange: (checked) => change({ [kind]: checked }),
      })),
      {
        kind: 'check',
        label: intl.formatMessage(messages.mediaOnly),
        checked: options.mediaOnly,
        onChange: (mediaOnly) => change({ mediaOnly }),
      },
      { kind: 'separator' },
      offered.length > 1 && { kind: 'header', label: intl.formatMessage(messages.languages) },
      ...(offered.length > 1 ? offered : []).map((code): MenuEntry => ({
        kind: 'check',
        label: languageName(intl, code),
        checked: options.languages.includes(code),
        onChange: (checked) =>
          change({
            languages: checked
              ? [...options.languages, code]
              : options.languages.filter((each) => each !== code),
          }),
      })),
      { kind: 'separator' },
      source.kind === 'home' && {
        kind: 'check',
        label: intl.formatMessage(messages.unread),
        hint: intl.formatMessage(messages.unreadHint),
        checked: options.start === 'unread',
        onChange: (checked) => change({ start: checked ? 'unread' : 'newest' }),
      },
      active && {
        kind: 'item',
        label: intl.formatMessage(messages.reset),
        onSelect: () =>
          change({ boosts: true, quotes: true, replies: true, mediaOnly: false, languages: [] }),
      },
    ]
  }
  return (
    <Menu
      label={intl.formatMessage(active ? messages.active : messages.label)}
      icon={icon}
      entries={entries}
    />
  )
}
