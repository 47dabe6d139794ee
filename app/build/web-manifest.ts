import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { dirOf } from '../../lib/i18n/direction.ts'

const FILE = 'manifest.webmanifest'
const LOCALES = 'lib/i18n/locales'

/** Pictures of the README, by what they show: size and form. */
const SCREENSHOTS = [
  ['home', '1180x625', 'wide', 'Home in a wide window'],
  ['thread-dark', '1180x625', 'wide', 'A conversation in the dark theme'],
  ['phone-profile', '360x700', 'narrow', 'A profile'],
  ['phone-reply-dark', '360x700', 'narrow', 'Writing a reply'],
  ['phone-settings', '360x700', 'narrow', 'Settings'],
] as const

/** Texts of a language by their ids. */
export type Texts = Readonly<Record<string, string>>

/** A text of the manifest in the languages other than English. */
type Localized = Record<string, string | { value: string; lang: string; dir: 'rtl' }>

/** Returns the translations of a text, for the members of the manifest that end in `_localized`. */
export const localized = (id: string, languages: ReadonlyMap<string, Texts>): Localized =>
  Object.fromEntries(
    [...languages].flatMap(([lang, texts]): [string, Localized[string]][] => {
      const value = texts[id]
      if (value === undefined) return []
      return [[lang, dirOf(lang) === 'rtl' ? { value, lang, dir: 'rtl' } : value]]
    }),
  )

const image = (src: string, size: number, purpose: string) => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

const shortcut = (
  [name, text, url, icon]: readonly [name: string, text: string, url: string, icon: string],
  languages: ReadonlyMap<string, Texts>,
) => ({
  name,
  name_localized: localized(text, languages),
  url,
  icons: [{ src: `shortcuts/${icon}.png`, sizes: '192x192', type: 'image/png' }],
})

/** The web manifest of an app at the path `base`. Its addresses are relative, so they are below that path. */
export const webManifestOf = (base: string, languages: ReadonlyMap<string, Texts>) => ({
  // Relative to the origin, unlike all others: a second Skein on the same host is another app.
  id: base,
  name: 'Skein',
  short_name: 'Skein',
  description: 'A client for the fediverse that never loses your place or your words.',
  description_localized: localized('aboutTopic.client', languages),
  lang: 'en',
  dir: 'ltr',
  categories: ['social'],
  start_url: './',
  scope: './',
  display: 'standalone',
  display_override: ['standalone', 'minimal-ui'],
  // An open window shows what a link or shortcut opens, without loading the page again.
  launch_handler: { client_mode: ['focus-existing', 'auto'] },
  background_color: '#eef5f7',
  theme_color: '#0a6f7f',
  icons: [
    { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    image('icon-192.png', 192, 'any'),
    image('icon-512.png', 512, 'any'),
    image('icon-maskable-192.png', 192, 'maskable'),
    image('icon-maskable-512.png', 512, 'maskable'),
    image('icon-monochrome-512.png', 512, 'monochrome'),
  ],
  shortcuts: [
    shortcut(['New post', 'publish.title', './publish', 'post'], languages),
    shortcut(['Notifications', 'nav.notifications', './notifications', 'notifications'], languages),
    shortcut(['Search', 'searchPage.title', './search', 'search'], languages),
  ],
  // The service worker receives it: app/installed/sharing.
  share_target: {
    action: './share',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      title: 'title',
      text: 'text',
      url: 'url',
      files: [{ name: 'files', accept: ['image/*', 'video/*', 'audio/*'] }],
    },
  },
  protocol_handlers: [{ protocol: 'web+mastodon', url: './authorize_interaction?uri=%s' }],
  screenshots: SCREENSHOTS.map(([name, sizes, form, label]) => ({
    src: `screenshots/${name}.png`,
    sizes,
    type: 'image/png',
    form_factor: form,
    label,
  })),
})

/** Vite plugin that writes the web manifest with the texts of all languages, and its screenshots, and links it in the page. */
export function webManifest(): Plugin {
  let root = ''
  let base = '/'
  return {
    name: 'skein:web-manifest',
    apply: (_config, { isSsrBuild, command }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      root = config.root
      base = config.base
    },
    generateBundle() {
      const languages = new Map(
        readdirSync(join(root, LOCALES))
          .filter((file) => file.endsWith('.json'))
          .toSorted()
          .map((file) => [
            basename(file, '.json'),
            JSON.parse(readFileSync(join(root, LOCALES, file), 'utf8')) as Texts,
          ]),
      )
      const source = JSON.stringify(webManifestOf(base, languages))
      this.emitFile({ type: 'asset', fileName: FILE, source })
      for (const [name] of SCREENSHOTS) {
        const picture = readFileSync(join(root, 'e2e/pictures', `${name}.png`))
        this.emitFile({ type: 'asset', fileName: `screenshots/${name}.png`, source: picture })
      }
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: `${base}${FILE}` }, injectTo: 'head' },
    ],
  }
}
