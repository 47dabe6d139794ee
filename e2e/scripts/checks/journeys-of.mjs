/**
 * The journeys that show whether a folder works, as filters of Playwright: a folder of `e2e/journeys` or a file in it.
 * The longest matching prefix of a changed path counts.
 * @type {Record<string, readonly string[]>}
 */
export const JOURNEYS = {
  'app/': ['app/shell', 'app/navigation'],
  'app/identity/': ['app/accounts', 'app/sign-out'],
  'app/installed/': ['installed/', 'notifications/alerts-by-worker'],
  'app/keys/': ['keys/keys'],
  'app/layout/': ['app/shell'],
  'app/layout/deck/': ['deck/deck'],
  'app/pages/': ['lists/reading.'],
  'app/palette/': ['keys/palette'],
  'app/routing/': ['app/navigation', 'app/visitors'],
  'features/accounts/': ['posts/hover-cards', 'people/lists-of-people'],
  'features/announcements/': ['announcements/'],
  'features/catch-up/': ['lists/catch-up'],
  'features/collections/': ['collections/'],
  'features/compose/': ['compose/compose.', 'compose/compose-sending'],
  'features/compose/drafts/': ['compose/compose-drafts', 'compose/compose-sending'],
  'features/compose/media/': ['compose/compose-media', 'compose/compose-files'],
  'features/conversations/': ['conversations/'],
  'features/data/': ['data/'],
  'features/emoji/': ['compose/emoji', 'compose/custom-emoji'],
  'features/explore/': ['explore/'],
  'features/filters/': ['posts/filters', 'posts/filter-editor'],
  'features/instance/': ['app/visitors'],
  'features/lists/': ['lists/managed-lists'],
  'features/media/': ['posts/media', 'lists/gallery'],
  'features/notifications/': ['notifications/notifications.', 'notifications/rows'],
  'features/people/': ['people/'],
  'features/polls/': ['posts/polls'],
  'features/profiles/': ['posts/profiles'],
  'features/profiles/editor/': ['profiles/'],
  'features/push/': ['installed/push'],
  'features/reports/': ['posts/safety'],
  'features/search/': ['search/'],
  'features/session/': ['app/sign-in', 'app/accounts'],
  'features/settings/': ['app/shell'],
  'features/statuses/': ['posts/optimistic-updates', 'posts/status-content'],
  'features/statuses/thread/': ['posts/threads'],
  'features/tags/': ['lists/status-lists'],
  'features/timelines/': ['lists/reading.', 'lists/live'],
  'features/year-in-review/': ['notifications/year-in-review'],
  'lib/': ['app/shell', 'lists/reading.'],
  'lib/html/': ['posts/status-content', 'posts/wide-data'],
  'lib/i18n/': ['app/languages', 'languages/'],
  'lib/live-list/': ['lists/live', 'lists/gaps'],
  'lib/shortcuts/': ['keys/keys'],
  'lib/simulator/': ['app/embedded', 'app/sign-in'],
  'lib/streaming/': ['lists/live'],
  'lib/ui/': ['app/focus', 'app/shell', 'accessibility/'],
  'lib/ui/windowed-list/': ['lists/nothing-moves', 'lists/reading.'],
  'schemas/': ['posts/status-content', 'posts/wide-data'],
  'e2e/': ['app/shell'],
}

/** Files that no journey can fail for. */
const WITHOUT = /\.(?:test|testing)\.tsx?$|\.md$|^e2e\/(?:bench|live|pictures|scripts)\//

/**
 * Returns the filters for Playwright that a change of these files asks for; journeys that changed run themselves.
 * @param {readonly string[]} files
 * @returns {string[]}
 */
export function journeysOf(files) {
  /** @type {Set<string>} */
  const chosen = new Set()
  for (const file of files) {
    if (WITHOUT.test(file)) continue
    const journey = /^e2e\/(journeys\/.+\.spec\.ts)$/.exec(file)?.[1]
    if (journey) {
      chosen.add(journey)
      continue
    }
    const prefix = Object.keys(JOURNEYS)
      .filter((each) => file.startsWith(each))
      .toSorted((a, b) => b.length - a.length)[0]
    for (const name of prefix === undefined ? [] : (JOURNEYS[prefix] ?? [])) chosen.add(`journeys/${name}`)
  }
  return [...chosen].toSorted().map((name) => name.replaceAll('.', String.raw`\.`))
}
