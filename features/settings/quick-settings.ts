import { defineMessages, type IntlShape, type Message } from '@/lib/i18n'
import { appearanceChoices as choices, appearanceLabels } from './appearance/messages'
import { columnLabels } from './columns/messages'
import { readingLabels } from './reading/messages'
import { setSettings, type Settings } from './settings-store'

const labels = { ...appearanceLabels, ...columnLabels, ...readingLabels }

const messages = defineMessages({
  choice: {
    id: 'settings.quick.choice',
    defaultMessage: '{setting}: {choice}',
    description:
      'Command that changes a setting, e.g. “Theme: Dark”; {setting}: its name, {choice}: an option',
  },
})

/** A command that changes a setting, for lists of commands. */
export interface QuickSetting {
  readonly id: string
  readonly label: string
  /** For a setting that is on or off: its state now. */
  readonly on?: boolean
  readonly apply: () => void
}

interface Choice {
  readonly label: Message
  /** True when it is chosen already. */
  readonly chosen: boolean
  readonly change: Partial<Settings>
}

/** The options of a setting, in the order of the settings page. */
function choicesOf({ theme, contrast, density, motion }: Settings): [name: string, Message, Choice[]][] {
  const system = (chosen: boolean, change: Partial<Settings>) => ({ label: choices.auto, chosen, change })
  return [
    [
      'theme',
      labels.theme,
      [
        system(theme === 'auto', { theme: 'auto' }),
        { label: choices.light, chosen: theme === 'light', change: { theme: 'light' } },
        { label: choices.dark, chosen: theme === 'dark', change: { theme: 'dark' } },
      ],
    ],
    [
      'contrast',
      labels.contrast,
      [
        system(contrast === 'auto', { contrast: 'auto' }),
        { label: choices.normal, chosen: contrast === 'normal', change: { contrast: 'normal' } },
        { label: choices.high, chosen: contrast === 'high', change: { contrast: 'high' } },
      ],
    ],
    [
      'density',
      labels.density,
      [
        {
          label: choices.comfortable,
          chosen: density === 'comfortable',
          change: { density: 'comfortable' },
        },
        { label: choices.dense, chosen: density === 'dense', change: { density: 'dense' } },
      ],
    ],
    [
      'motion',
      labels.motion,
      [
        system(motion === 'auto', { motion: 'auto' }),
        { label: choices.reduced, chosen: motion === 'reduced', change: { motion: 'reduced' } },
      ],
    ],
  ]
}

/** The settings that are on or off and change what is on screen. */
const SWITCHES = [
  'multipleColumns',
  'autoplay',
  'hoverCards',
  'expandWarnings',
  'hideCounts',
  'collapseBoosts',
  'boostStrips',
  'loadByHand',
] as const satisfies readonly (keyof Settings & keyof typeof labels)[]

/** Returns commands for the settings that change what is on screen, except options that are chosen already. */
export function quickSettings(intl: IntlShape, settings: Settings): QuickSetting[] {
  const options = choicesOf(settings).flatMap(([name, setting, all]) =>
    all
      .filter(({ chosen }) => !chosen)
      .map(({ label, change }) => ({
        id: `${name}:${Object.values(change).join()}`,
        label: intl.formatMessage(messages.choice, {
          setting: intl.formatMessage(setting),
          choice: intl.formatMessage(label),
        }),
        apply: () => setSettings(change),
      })),
  )
  const switches = SWITCHES.map((name) => ({
    id: name,
    label: intl.formatMessage(labels[name]),
    on: settings[name],
    apply: () => setSettings({ [name]: !settings[name] }),
  }))
  return [...options, ...switches]
}
