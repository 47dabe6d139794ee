import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useIntl } from '@/lib/i18n'
import {
  ActivitiesIcon,
  AnimalsIcon,
  EmojiIcon,
  FlagIcon,
  FoodIcon,
  ObjectsIcon,
  SymbolsIcon,
  TimeIcon,
  TravelIcon,
  UserIcon,
} from '@/lib/ui/icons'
import { messages } from '../messages'
import { Glyph } from '../data/glyph'
import styles from './picker.module.css'
import { sectionName } from './section-name'
import type { Section } from './sections'

/** Icons by section id. */
const ICONS: Readonly<Record<string, ReactNode>> = {
  recent: <TimeIcon />,
  smileys: <EmojiIcon />,
  people: <UserIcon />,
  animals: <AnimalsIcon />,
  food: <FoodIcon />,
  travel: <TravelIcon />,
  activities: <ActivitiesIcon />,
  objects: <ObjectsIcon />,
  symbols: <SymbolsIcon />,
  flags: <FlagIcon />,
}

/** The icon of a section; the server's categories have none, so they show their first emoji. */
function SectionIcon({ section: { id, choices } }: { section: Section }) {
  const [firstEmoji] = choices
  return ICONS[id] ?? (firstEmoji ? <Glyph choice={firstEmoji} tone={1} /> : null)
}

interface Props {
  sections: readonly Section[]
  /** Id of the section in view; null while search results are shown. */
  current: string | null
  /** Called with the id of the section to scroll to. */
  onChoose: (id: string) => void
}

/**
 * A toolbar with a button for each section of the grid. Only one button is a tab stop; arrow keys, Home and End move
 * between the buttons.
 */
export function CategoryBar({ sections, current, onChoose }: Props) {
  const intl = useIntl()
  const bar = useRef<HTMLDivElement>(null)
  const tabStop = sections.some(({ id }) => id === current) ? current : sections[0]?.id

  // Keeps the button of the section in view visible. Not on mount, when the bar is at its start.
  const scrolledTo = useRef(current)
  useEffect(() => {
    if (scrolledTo.current === current) return
    scrolledTo.current = current
    // `scrollIntoView` would also scroll the page around the picker.
    const element = bar.current
    const button = element?.querySelector<HTMLElement>('[aria-current]')
    if (!element || !button) return
    const { left, right } = button.getBoundingClientRect()
    const frame = element.getBoundingClientRect()
    if (left < frame.left) element.scrollLeft += left - frame.left
    else if (right > frame.right) element.scrollLeft += right - frame.right
  }, [current])

  const moveFocus = (event: KeyboardEvent<HTMLDivElement>) => {
    const [nextKey, previousKey] =
      intl.dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const focused = buttons.findIndex((button) => button === document.activeElement)
    const last = buttons.length - 1
    const targets: Record<string, number> = {
      [nextKey]: Math.min(focused + 1, last),
      [previousKey]: Math.max(focused - 1, 0),
      Home: 0,
      End: last,
    }
    const button = buttons[targets[event.key] ?? -1]
    if (!button) return
    event.preventDefault()
    // The grid and the components around the picker have other uses for these keys.
    event.stopPropagation()
    button.focus()
  }
  return (
    // Only its buttons can be focused, never the toolbar.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      ref={bar}
      role="toolbar"
      aria-label={intl.formatMessage(messages.categories)}
      className={styles.categories}
      onKeyDown={moveFocus}
    >
      {sections.map((section) => {
        const name = sectionName(intl, section)
        return (
          <button
            key={section.id}
            type="button"
            className={styles.category}
            aria-label={name}
            title={name}
            // The server's category name may be in any script.
            dir={section.kind === 'custom' ? 'auto' : undefined}
            aria-current={section.id === current || undefined}
            tabIndex={section.id === tabStop ? 0 : -1}
            onClick={() => onChoose(section.id)}
          >
            <SectionIcon section={section} />
          </button>
        )
      })}
    </div>
  )
}
