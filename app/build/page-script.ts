import { ACCENT_TURNS } from '../../lib/ui/accents.ts'

/** Id of the element that names the files which `page-script.ts` requests. */
export const FILES_ELEMENT = 'skein-files'

/**
 * Runs in the page before any other script, and before its first paint:
 *
 * - Gives the shell in the document the appearance that was chosen, and the shape of the page: `data-start` is `deck`, `none`
 *   for pages without navigation, or `failed` when a script could not be loaded; `data-member` is there for signed-in users.
 * - Requests the code that the address needs while the entry is still loading, which would find that out only once it
 *   runs. A wrong guess costs a request, never a page.
 *
 * It names no file, so its text is the same in every build of a version: the Content-Security-Policy has its hash, and hosts
 * copy the policy. Accounts and settings are those that features/session and features/settings store.
 */
export const PAGE_SCRIPT = `{
  const { documentElement: root, head } = document
  const path = location.pathname
  const stored = (key) => {
    try {
      return JSON.parse(localStorage.getItem('skein:' + key)).data ?? {}
    } catch {
      return {}
    }
  }
  const { theme = 'auto', contrast = '', density = '', motion = '', textSize = 100, accent, multipleColumns, language = 'auto' } =
    stored('settings')
  Object.assign(root.dataset, { theme, contrast, density, motion })
  // The only language of the app that is written from right to left.
  if (/^ar\\b/.test(language === 'auto' ? navigator.language : language)) root.dir = 'rtl'
  if (textSize !== 100) root.style.fontSize = textSize + '%'
  const turn = ${JSON.stringify(ACCENT_TURNS)}[accent]
  if (turn) root.style.setProperty('--accent-turn', turn)
  if (/\\/sign-in(\\/|$)/.test(path)) root.dataset.start = 'none'
  else if (innerWidth > 630 && (multipleColumns || /\\/deck(\\/|$)/.test(path))) root.dataset.start = 'deck'
  const isMember = stored('accounts').length > 0
  if (isMember) root.dataset.member = ''
  addEventListener('error', ({ target }) => {
    if (target.localName === 'script') root.dataset.start = 'failed'
  }, true)

  const files = JSON.parse(document.getElementById('${FILES_ELEMENT}').textContent)
  const isProfile = /\\/@[^/]+(\\/with_replies)?\\/?$/.test(path)
  const isPost = /\\/@[^/]+\\/\\w*\\d\\w*\\/?$/.test(path)
  const needed = [
    ...(isMember ? files.member : []),
    ...(isProfile ? (isMember ? files.memberProfile : files.visitorProfile) : []),
    ...(isPost ? files.post : []),
  ]
  for (const file of new Set(needed)) {
    const link = document.createElement('link')
    const isStyle = file.endsWith('.css')
    link.rel = isStyle ? 'preload' : 'modulepreload'
    if (isStyle) link.as = 'style'
    // As the later request has it, which would otherwise be sent once more.
    link.crossOrigin = ''
    link.href = file
    head.append(link)
  }
}`
