import { expect, test } from 'vitest'
import { comparableName } from './comparable-name'
import { splitHashtagBar } from './hashtag-bar'
import { stripQuoteInline } from './quote-inline'

const tag = (name: string) =>
  `<a href="https://a.example/tags/${name}" class="mention hashtag">#<span>${name}</span></a>`

test.each([
  ['Ｔｅａ', 'TEA', true],
  ['café', 'cafe\u0301', true],
  ['café', 'cafe', false],
  ['tea_time', 'teatime', false],
])('the names %s and %s are the same: %s', (one, other, expected) => {
  expect(comparableName(one) === comparableName(other)).toBe(expected)
})

test.each([
  [
    'a last paragraph of tags',
    `<p>Hi</p><p>${tag('One')} ${tag('two')}<br />${tag('one')}</p>`,
    [],
    '<p>Hi</p>',
    ['One', 'two'],
  ],
  [
    'and tags the text does not have',
    `<p>Hi ${tag('in')}</p><p>${tag('end')}</p>`,
    ['in', 'END', 'hidden'],
    `<p>Hi ${tag('in')}</p>`,
    ['end', 'hidden'],
  ],
  ['a paragraph with other words stays', `<p>Hi</p><p>see ${tag('one')}</p>`, ['one'], null, []],
  ['a post of tags alone stays', `<p>${tag('one')}</p>`, ['one'], null, []],
  ['a mention among tags stays', '<p>Hi</p><p><a href="https://a.example/@b">@b</a></p>', [], null, []],
  ['tags after a list stay where they are', `<p>Hi</p><ul><li>${tag('one')}</li></ul>`, ['one'], null, []],
  ['nothing', '', [], null, []],
  ['a paragraph that only begins like one', '<pre>x</pre>', [], null, []],
])('%s', (_, html, listed, rest, tags) => {
  expect(splitHashtagBar(html, listed)).toEqual({ html: rest ?? html, tags })
})

test.each([
  ['<p class="quote-inline">RE: <a href="https://a.example">x</a></p><p>Yes</p>', '<p>Yes</p>'],
  ['<p><span class="quote-inline">RE: x<br /></span>Yes</p>', '<p>Yes</p>'],
  ['<p>Yes<span class="quote-inline"><br /><br />RE: <span>x</span></span></p>', '<p>Yes</p>'],
  ['<p><span class="quote-inline">RE: x</span></p>', ''],
  ['<p>Yes</p>', '<p>Yes</p>'],
])('without its fallback line %s', (html, rest) => {
  expect(stripQuoteInline(html)).toBe(rest)
})
