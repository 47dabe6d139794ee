import { apiPath } from '@/lib/http'
import { accountDto, accountsDto } from '@/schemas/accounts/account'
import { entityHash } from '../keys'
import { normaliseAccount, normaliseAccounts } from '../normalise'
import { defineKind } from './kind'
import { requestRows } from './request-rows'

/** Accounts. Answers are merged and stored by the default rules. */
export const accountKind = defineKind({
  name: 'account',
  // The relationship is kept as long as its account, since rows of accounts show both.
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
      many: (http, ids, idsParam) =>
        requestRows(http, apiPath('accounts'), accountsDto, (dtos) => normaliseAccounts(dtos).rows, {
          [idsParam]: ids,
        }),
      feature: 'batchAccounts',
    },
  },
})
