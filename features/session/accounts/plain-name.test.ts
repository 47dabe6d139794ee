import { expect, test } from 'vitest'
import { plainName } from './plain-name'

const emojis = [{ shortcode: 'blob' }, { shortcode: 'happy_blob' }]

test.each([
  ['Ada :blob: Lovelace :happy_blob:', 'Ada Lovelace'],
  ['at 10:30:15', 'at 10:30:15'],
  [':blob:', 'ada'],
  ['', 'ada'],
])('%j', (display_name, name) => expect(plainName({ display_name, username: 'ada', emojis })).toBe(name))
