/** The part of Trusted Types in use; browsers without it get plain strings. */
interface Policy {
  createHTML(html: string): TrustedHTML
  createScriptURL(url: string): string
}

interface Factory {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string; createScriptURL: (url: string) => string },
  ): Policy
}

const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes

const base = import.meta.env.BASE_URL

/** Our service worker and the scripts of our build, from our own origin; in development whatever the dev server has. */
function checkScript(url: string): string {
  const { origin, pathname, href } = new URL(url, location.href)
  const ours =
    pathname === `${base}sw.js` || (pathname.startsWith(`${base}assets/`) && /\/[\w.-]+\.js$/.test(pathname))
  if (origin !== location.origin || !(ours || import.meta.env.DEV))
    throw new TypeError(`${url} is not a script of this app`)
  return href
}

/** The only policy of the page (`trusted-types skein`). `createHTML` trusts what it gets, so only render.ts may call it. */
const policy = factory?.createPolicy('skein', {
  createHTML: (html) => html,
  createScriptURL: checkScript,
})

/** For lib/html alone: markup that has been through sanitize(), or one entity, as the DOM takes it. */
export const trustHtml = (sanitized: string): string | TrustedHTML =>
  policy?.createHTML(sanitized) ?? sanitized

/**
 * The address of one of our workers or of `/sw.js`, as `new Worker` and `register` take it under the policy of the page.
 * Throws a TypeError for any other script.
 */
export const scriptUrl = (url: string): string => policy?.createScriptURL(url) ?? checkScript(url)
