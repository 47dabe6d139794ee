import { readFileSync } from 'node:fs'

/** The page about servers, whose tables tests compare with what they measure. */
export const SERVERS_PAGE = readFileSync('SERVERS.md', 'utf8')

/** The features of its table that are no feature of `lib/http`; their own features measure them. */
export const PUSH_ROW = 'Push notifications'

/** The cells of the rows of a Markdown table below a heading, without its head. */
export function tableBelow(heading: string): string[][] {
  const section = SERVERS_PAGE.slice(SERVERS_PAGE.indexOf(`\n## ${heading}\n`)).split('\n## ')[1] ?? ''
  return section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    )
}
