import type { CollectionId } from '@/schemas/collection'
import { expect, test } from 'vitest'
import type { AccountId, NotificationId } from '@/schemas/primitives'
import type { GroupDetails, NotificationGroup } from '../../model/group'
import { serverPageOf } from './server-page'

const groupOf = (type: string, details: GroupDetails = {}, count = 1): NotificationGroup => ({
  id: '7' as NotificationId,
  key: `${type}-7`,
  type,
  at: null,
  status: null,
  members: [],
  total: { upTo: '7' as NotificationId, count, accounts: ['5' as AccountId] },
  details,
})

const report = { report: { id: '3', category: 'spam', comment: '', target: null, statuses: 0 } }
const collection = { collection: { id: '9' as CollectionId, name: 'Birds' } }
const REPORTS = String(1 << 4)
const USERS = String(1 << 10)

test.each<[string, NotificationGroup, string | null, string | null]>([
  ['a report, for moderators', groupOf('admin.report', report), REPORTS, '/admin/reports/3'],
  ['a report, for administrators', groupOf('admin.report', report), '1', '/admin/reports/3'],
  ['a report without permission', groupOf('admin.report', report), USERS, null],
  ['a report of an unknown role', groupOf('admin.report', report), null, null],
  ['a sign-up', groupOf('admin.sign_up'), USERS, '/admin/accounts/5'],
  ['several sign-ups', groupOf('admin.sign_up', {}, 3), USERS, '/admin/accounts?origin=local'],
  ['a sign-up without permission', groupOf('admin.sign_up'), REPORTS, null],
  ['lost connections', groupOf('severed_relationships'), null, '/severed_relationships'],
  [
    'a warning',
    groupOf('moderation_warning', { warning: { id: '4', action: 'none', text: '' } }),
    null,
    '/disputes/strikes/4',
  ],
  ['a warning without its id', groupOf('moderation_warning'), null, null],
  ['a summary of the year', groupOf('annual_report'), null, null],
  ['a collection', groupOf('added_to_collection', collection), null, '/collections/9'],
  ['an edited collection', groupOf('collection_update', collection), null, '/collections/9'],
  ['a deleted collection', groupOf('collection_update'), null, null],
  ['a favourite', groupOf('favourite'), '1', null],
])('%s', (_name, group, permissions, path) => {
  expect(serverPageOf(group, permissions)?.path ?? null).toBe(path)
})
