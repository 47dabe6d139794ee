import type { World } from '../store/world'

/** The viewer and the time of an answer. */
export interface View {
  readonly world: World
  readonly origin: string
  /** Domain of the handles of this server. */
  readonly host: string
  /** null = visitor. */
  readonly me: string | null
  readonly now: number
  /** A payload of a shared stream: without personal fields. */
  readonly shared?: boolean
}

export type Json = Record<string, unknown>

export const iso = (moment: number): string => new Date(moment).toISOString()
export const isoOrNull = (moment: number | null): string | null => (moment === null ? null : iso(moment))

/** The date only, as in `last_status_at`. */
export const day = (moment: number | null): string | null => isoOrNull(moment)?.slice(0, 10) ?? null

/** Returns the absolute URL of something on this server. */
export const absolute = (view: View, url: string): string => (url.startsWith('/') ? view.origin + url : url)
/** Makes links to this server absolute in HTML. */
export const absoluteHtml = (view: View, html: string): string =>
  html.includes('href="/') ? html.replace(/href="\/(?!\/)/g, `href="${view.origin}/`) : html

export const absoluteOrNull = (view: View, url: string | null): string | null =>
  url === null ? null : absolute(view, url)
