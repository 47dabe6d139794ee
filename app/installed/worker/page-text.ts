const ENTRY_SCRIPT = /<script[^>]+type="module"[^>]+src="([^"]+)"/

/** Data that a server prints into a page for the user that it knows, with the token of that user. */
const PRINTED_DATA = /<script[^>]+id="initial-state"/

/** Returns the URL of the entry script of a page of the app, which differs between versions; null for any other page. */
export const entryScriptOf = (html: string): string | null => ENTRY_SCRIPT.exec(html)?.[1] ?? null

/** True for a page that belongs to one user and must not be stored. */
export const hasPrintedData = (html: string): boolean => PRINTED_DATA.test(html)
