import type { World } from '../store/world'

/** Through whose eyes and when something is sent out. */
export interface View {
  readonly world: World
  readonly origin: string
  /** The domain of addresses of this server. */
  readonly host: string
  /** null: nobody signed in. */
  readonly me: string | null
  readonly now: number
  /** A payload of a stream shared by many: nothing personal in it (api-facts 6). */
  readonly shared?: boolean
}

export type Json = Record<string, unknown>

export const iso = (moment: number): string => new Date(moment).toISOString()
export const isoOrNull = (moment: number | null): string | null => (moment === null ? null : iso(moment))

/** The date alone, as `last_status_at` has it. */
export const day = (moment: number | null): string | null => isoOrNull(moment)?.slice(0, 10) ?? null

/** Full address of something on this server. */
export const absolute = (view: View, url: string): string => (url.startsWith('/') ? view.origin + url : url)
/** HTML whose links to this server get its origin; those elsewhere stay. */
export const absoluteHtml = (view: View, html: string): string =>
  html.includes('href="/') ? html.replace(/href="\/(?!\/)/g, `href="${view.origin}/`) : html

export const absoluteOrNull = (view: View, url: string | null): string | null =>
  url === null ? null : absolute(view, url)
