import { expect, test } from 'vitest'
import { decodeHost, alternateHostForm } from './alternate-host-form'

test.each([
  'bücherwurm.example',
  'аррӏе.example',
  'россия.рф',
  '日本語.jp',
  'संगठन.example',
  'www.a.münchen.example',
  '💩.example',
  'faß.example',
  'ليهمابتكلموشعربي.example',
])('%s is read back from its coded form', (host) => {
  const coded = new URL(`https://${host}`).host
  expect(coded).toContain('xn--')
  expect(decodeHost(coded)).toBe(host)
})

test.each([
  'plain.example',
  'xn--.example',
  'xn--a.example',
  'xn--99999999.example',
  'xn--é.example',
  `xn--${'a'.repeat(80)}.example`,
  // Another spelling of a host: the browser would open "a.example".
  'xn--a-.example',
])('%s has no readable form', (host) => {
  expect(decodeHost(host)).toBe('')
})

test.each([
  ['аррӏе.example', true],
  ['ɡoogle.example', true],
  ['οпе.example', true],
  ['кремль.com', true],
  ['exámple.com', true],
  ['bücherwurm.example', true],
  ['biļļ.example', true],
  ['россия.рф', false],
  ['日本語.jp', false],
  ['संगठन.example', false],
  ['việtnam.example', true],
])('%s has letters that look plain: %s', (host, isMisleading) => {
  const coded = new URL(`https://${host}`).host
  expect(alternateHostForm(host, coded)).toBe(isMisleading ? coded : '')
  expect(alternateHostForm(coded, coded)).toBe(host)
})
