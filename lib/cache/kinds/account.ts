import { accountDto, accountsDto } from '@/schemas/accounts/account'
import { entityHash } from '../keys'
import { normaliseAccount, normaliseAccounts } from '../normalise'
import { defineKind } from './kind'
import { apiPath, requestRows } from './request-rows'

export const accountKind = defineKind({
  name: 'account',
  // Keeps the relationship with its account, as rows of accounts read both.
  refs: (account) => [
    entityHash('relationship', account.id),
    ...(account.moved ? [entityHash('account', account.moved)] : []),
  ],
  requests: {
    wait: 50,
    one: (http, id) =>
      requestRows(http, apiPath('accounts', id), accountDto, (dto) => normaliseAccount(dto).rows),
    batch: {
      limit: 40,
      many: (http, ids, plural) =>
        requestRows(http, apiPath('accounts'), accountsDto, (dtos) => normaliseAccounts(dtos).rows, {
          [plural]: ids,
        }),
      feature: 'batchAccounts',
    },
  },
})
