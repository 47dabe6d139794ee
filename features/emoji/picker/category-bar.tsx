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

function Face({ section }: { section: Section }) {
  const [sample] = section.choices
  return ICONS[section.id] ?? (sample ? <Glyph choice={sample} tone={1} /> : null)
}

interface Props {
  sections: readonly Section[]
  /** Id of the visible section. */
  current: string | null
  onChoose: (id: string) => void
}

/** Buttons that scroll to the categories. One tab stop; arrow keys move between them. */
export function CategoryBar({ sections, current, onChoose }: Props) {
  const intl = useIntl()
  const bar = useRef<HTMLDivElement>(null)
  const stop = sections.some(({ id }) => id === current) ? current : sections[0]?.id

  const seen = useRef(current)
  useEffect(() => {
    if (seen.current === current) return
    seen.current = current
    // Scroll the bar only, not its ancestors.
    const element = bar.current
    const button = element?.querySelector<HTMLElement>('[aria-current]')
    if (!element || !button) return
    const { left, right } = button.getBoundingClientRect()
    const frame = element.getBoundingClientRect()
    if (left < frame.left) element.scrollLeft += left - frame.left
    else if (right > frame.right) element.scrollLeft += right - frame.right
  }, [current])

  const pressed = (event: KeyboardEvent<HTMLDivElement>) => {
    const forward = intl.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const back = intl.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const at = buttons.findIndex((button) => button === document.activeElement)
    const to = { [forward]: at + 1, [back]: at - 1, Home: 0, End: buttons.length - 1 }[event.key]
    const next = to === undefined ? undefined : buttons[Math.min(buttons.length - 1, Math.max(0, to))]
    if (!next) return
    event.preventDefault()
    event.stopPropagation()
    next.focus()
  }
  return (
    // Its buttons handle the keys.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      ref={bar}
      role="toolbar"
      aria-label={intl.formatMessage(messages.categories)}
      className={styles.categories}
      onKeyDown={pressed}
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
            tabIndex={section.id === stop ? 0 : -1}
            onClick={() => onChoose(section.id)}
          >
            <Face section={section} />
          </button>
        )
      })}
    </div>
  )
}
