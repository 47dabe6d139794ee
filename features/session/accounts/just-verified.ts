import type { CredentialAccountDto } from '@/schemas/accounts/own-account'

const answers = new Map<string, CredentialAccountDto>()

const keyOf = (server: string, id: string) => `${server} ${id}`

/**
 * Keeps the server's description of an account from its sign-in, so that it is not requested a second time right after it.
 */
export const noteVerified = (server: string, account: CredentialAccountDto): void =>
  void answers.set(keyOf(server, account.id), account)

/** Returns the noted description and removes it. */
export function takeVerified(server: string, id: string): CredentialAccountDto | undefined {
  const key = keyOf(server, id)
  const answer = answers.get(key)
  answers.delete(key)
  return answer
}
