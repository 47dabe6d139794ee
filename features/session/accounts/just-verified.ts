import type { CredentialAccountDto } from '@/schemas/account'

const answers = new Map<string, CredentialAccountDto>()

const keyOf = (server: string, id: string) => `${server} ${id}`

/** Keeps what the server said of an account while it signed in, so that it is not asked again at once. */
export const noteVerified = (server: string, account: CredentialAccountDto): void =>
  void answers.set(keyOf(server, account.id), account)

/** The noted answer, once. */
export function takeVerified(server: string, id: string): CredentialAccountDto | undefined {
  const key = keyOf(server, id)
  const answer = answers.get(key)
  answers.delete(key)
  return answer
}
