import { expect, test } from 'vitest'
import { withoutMentions } from './without-mentions'

const mention = (name: string) =>
  `<span class="h-card" translate="no"><a href="https://x.example/@${name}" class="u-url mention">@<span>${name}</span></a></span>`

test.each([
  ['one mention', `<p>${mention('ann')} hello</p>`, '<p>hello</p>'],
  [
    'several',
    `<p>${mention('ann')} ${mention('ben')}, hello ${mention('cleo')}</p>`,
    `<p>hello ${mention('cleo')}</p>`,
  ],
  [
    'without a card',
    '<p><a href="https://x.example/@ann" class="mention">@ann</a> hello</p>',
    '<p>hello</p>',
  ],
  ['no mention', '<p>hello</p>', '<p>hello</p>'],
  [
    'a link',
    '<p><a href="https://x.example">@ann</a> hello</p>',
    '<p><a href="https://x.example">@ann</a> hello</p>',
  ],
  ['only mentions', `<p>${mention('ann')}</p>`, '<p></p>'],
])('%s', (_name, content, expected) => {
  expect(withoutMentions({ content }).content).toBe(expected)
})
