import { useMemo } from 'react'
import { shownStatusOf } from '@/lib/cache'
import { baseLanguage, defineMessages, languageName, useIntl } from '@/lib/i18n'
import { useRuntime, type Runtime } from '@/lib/runtime'
import { isId, shownEntries } from '@/lib/live-list'
import { SlidersIcon } from '@/lib/ui/icons'
import { Menu, type MenuEntry } from '@/lib/ui/menu'
import { engineOf } from '../engine/engines'
import type { TimelineSource } from '../engine/source'
import { rowFilterOf } from '../engine/row-filter'
import { isFiltering } from '../engine/is-excluded'
import { useColumnTimelineOptions, useOptions, type TimelineOptions } from '../engine/options-store'
import { setOptions } from '../engine/set-options'
import styles from './options-menu.module.css'

const messages = defineMessages({
  label: {
    id: 'timeline.options',
    defaultMessage: 'Timeline options',
    description: 'Button over a timeline: opens a menu that filters its posts',
  },
  active: {
    id: 'timeline.options.active',
    defaultMessage: 'Timeline options: some posts are hidden',
    description: 'The “Timeline options” button while the options hide posts',
  },
  boosts: {
    id: 'timeline.options.boosts',
    defaultMessage: 'Show boosts',
    description: 'Checkbox in the timeline options',
  },
  quotes: {
    id: 'timeline.options.quotes',
    defaultMessage: 'Show quotes',
    description: 'Checkbox in the timeline options',
  },
  replies: {
    id: 'timeline.options.replies',
    defaultMessage: 'Show replies to others',
    description: 'Checkbox in the timeline options',
  },
  mediaOnly: {
    id: 'timeline.options.mediaOnly',
    defaultMessage: 'Only posts with media',
    description: 'Checkbox in the timeline options: hides posts without media',
  },
  languages: {
    id: 'timeline.options.languages',
    defaultMessage: 'Only these languages',
    description:
      'Heading over checkboxes for languages in the timeline options; none checked shows all languages',
  },
  leftOut: {
    id: 'timeline.options.leftOut',
    defaultMessage:
      '{count, plural, one {# of {total} loaded posts is hidden} other {# of {total} loaded posts are hidden}}',
    description:
      'Heading in the timeline options while they hide posts; {count}: number of hidden posts; {total}: number of loaded posts',
  },
  noneLeftOut: {
    id: 'timeline.options.noneLeftOut',
    defaultMessage: 'All loaded posts are shown',
    description: 'Heading in the timeline options while they hide no posts',
  },
  reset: {
    id: 'timeline.options.reset',
    defaultMessage: 'Show all posts',
    description: 'Item in the timeline options: resets all of them',
  },
  unread: {
    id: 'timeline.options.unread',
    defaultMessage: 'Start at the last post you read',
    description: 'Checkbox in the options of the home timeline',
  },
  unreadHint: {
    id: 'timeline.options.unreadHint',
    defaultMessage: 'Newer posts are above it. Scroll up to read them from oldest to newest.',
    description: 'Hint under “Start at the last post you read”',
  },
})

const KINDS = ['boosts', 'quotes', 'replies'] as const

/** Counts the loaded posts, those left out, and the languages, for the menu. */
function summarise(runtime: Runtime, source: TimelineSource, options: TimelineOptions) {
  const ids = shownEntries(engineOf(runtime, source).state).filter(isId)
  const isShown = rowFilterOf(runtime, source, options)
  const languages = new Set<string>()
  for (const id of ids) {
    const status = runtime.cache.read('status', id)
    const language = status && shownStatusOf(runtime.cache, status)?.language
    if (language) languages.add(baseLanguage(language))
  }
  const leftOut = ids.filter((id) => isShown(id) === 'left-out').length
  return { total: ids.length, leftOut, languages }
}

/**
 * The menu of a timeline's options: kinds of posts, media only, languages. Shows how many posts are left out.
 */
export default function OptionsMenu({ source }: { source: TimelineSource }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { key: identityKey } = runtime.identity
  const options = useOptions(identityKey, source)
  const active = isFiltering(options)
  const ofColumn = useColumnTimelineOptions()
  const change = (next: Partial<TimelineOptions>) => {
    if (ofColumn) ofColumn.change({ ...options, ...next })
    else setOptions(identityKey, source, next)
  }
  const icon = useMemo(
    () => (
      <span className={styles.icon} data-active={active || undefined}>
        <SlidersIcon size={18} aria-hidden />
      </span>
    ),
    [active],
  )
  const entries = (): (MenuEntry | false)[] => {
    const { total, leftOut, languages } = summarise(runtime, source, options)
    const offered = [...new Set([...options.languages, ...languages])].toSorted((a, b) =>
      languageName(intl, a).localeCompare(languageName(intl, b)),
    )
    return [
      // It and the last entry are always there: otherwise a choice would move the others below the pointer.
      {
        kind: 'header',
        label: intl.formatMessage(active ? messages.leftOut : messages.noneLeftOut, {
          count: leftOut,
          total,
        }),
      },
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
      {
        kind: 'item',
        label: intl.formatMessage(messages.reset),
        disabled: !active,
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
