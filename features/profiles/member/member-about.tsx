import type { Account } from '@/schemas/entities'
import { FamiliarFollowers } from './familiar'
import { FollowRequestBar } from './follow-request'
import { PersonalNote } from './note'

/** The part of a profile about the user and the account: follow request, familiar followers, personal note. */
export default function MemberAbout({ account }: { account: Account }) {
  return (
    <>
      <FollowRequestBar account={account} />
      {!account.suspended && <FamiliarFollowers id={account.id} />}
      <PersonalNote account={account} />
    </>
  )
}
