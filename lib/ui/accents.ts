/** The accent colours: degrees by which the hue of the accent tokens turns. Each keeps the contrast of the usual one. */
export const ACCENT_TURNS = { lake: 0, blue: 45, violet: 90, pink: 140, orange: 195, green: 300 } as const
export type Accent = keyof typeof ACCENT_TURNS
