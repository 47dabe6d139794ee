/** The effect of a key. `by`: seconds for `seek`, which stays within the medium; a direction otherwise. */
export type PlayerAction =
  | { readonly do: 'play' | 'mute' | 'fullscreen' | 'leave' }
  | { readonly do: 'seek'; readonly by: number }
  | { readonly do: 'volume' | 'frame'; readonly by: 1 | -1 }
  | { readonly do: 'level'; readonly to: 0 | 1 }

/** The focused part of a player: itself, its sliders, a button, or a list of choices. */
export type PlayerPlace = 'player' | 'position' | 'volume' | 'button' | 'choice'

/** Seconds that a key skips. */
export const SKIP_DISTANCE = 5

const back: PlayerAction = { do: 'seek', by: -SKIP_DISTANCE }
const forth: PlayerAction = { do: 'seek', by: SKIP_DISTANCE }
const louder: PlayerAction = { do: 'volume', by: 1 }
const quieter: PlayerAction = { do: 'volume', by: -1 }

const SHARED: Readonly<Record<string, PlayerAction>> = {
  k: { do: 'play' },
  Space: { do: 'play' },
  m: { do: 'mute' },
  j: back,
  l: forth,
  // Time runs from left to right in every language, as on the bar.
  ArrowLeft: back,
  ArrowRight: forth,
  ArrowUp: louder,
  ArrowDown: quieter,
}

const VIDEO: Readonly<Record<string, PlayerAction>> = {
  ...SHARED,
  f: { do: 'fullscreen' },
  Escape: { do: 'leave' },
  ',': { do: 'frame', by: -1 },
  '.': { do: 'frame', by: 1 },
}

const ON_SLIDER: Partial<Record<PlayerPlace, Readonly<Record<string, PlayerAction>>>> = {
  position: {
    ArrowUp: forth,
    ArrowDown: back,
    Home: { do: 'seek', by: -Infinity },
    End: { do: 'seek', by: Infinity },
  },
  volume: {
    ArrowRight: louder,
    ArrowLeft: quieter,
    Home: { do: 'level', to: 0 },
    End: { do: 'level', to: 1 },
  },
}

/** Returns what a press does in a player; null where it means something else. */
export function actionOfPress(
  press: string,
  kind: 'video' | 'audio',
  place: PlayerPlace,
): PlayerAction | null {
  if (place === 'choice' || (place === 'button' && press === 'Space')) return null
  const keys = kind === 'video' ? VIDEO : SHARED
  return ON_SLIDER[place]?.[press] ?? (Object.hasOwn(keys, press) ? (keys[press] ?? null) : null)
}
