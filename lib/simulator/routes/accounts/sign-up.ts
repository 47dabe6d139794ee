import { addAccount, addUser } from '../../store/records'
import { issueToken, tokenOut } from '../../oauth'
import { me, type Call } from '../../routing/call'
import { refuseFields } from './profile'
import { found, Refusal } from '../../routing/refusal'
import { reply, type Reply } from '../../routing/reply'
import { route } from '../../routing/table'

/** Creates an account that must confirm its email address first. */
function signUp(call: Call): Reply {
  const { params, server, app } = call
  const { world } = server
  if (!world.instance.registrations) throw new Refusal(403, 'This action is not allowed')
  const problems: { field: string; error: string; description: string }[] = []
  const refuse = (field: string, error: string, description: string) =>
    problems.push({ field, error, description })
  const username = params.text('username') ?? ''
  const email = params.text('email') ?? ''
  if (!username) refuse('username', 'ERR_BLANK', "can't be blank")
  else if (!/^[a-z0-9_]+$/i.test(username))
    refuse('username', 'ERR_INVALID', 'must contain only letters, numbers and underscores')
  else if (world.findAccount(username)) refuse('username', 'ERR_TAKEN', 'has already been taken')
  if (!/^\S+@\S+\.\S+$/.test(email)) refuse('email', 'ERR_INVALID', 'is invalid')
  else if (world.users.find('email', email)) refuse('email', 'ERR_TAKEN', 'has already been taken')
  if ((params.text('password') ?? '').length < 8)
    refuse('password', 'ERR_TOO_SHORT', 'is too short (minimum is 8 characters)')
  if (!params.flag('agreement')) refuse('agreement', 'ERR_ACCEPTED', 'must be accepted')
  refuseFields(problems)
  const account = addAccount(world, { username, domain: null, createdAt: server.clock.now() })
  addUser(world, { id: account.id, email, locale: params.text('locale') ?? 'en' })
  server.unconfirmed.add(account.id)
  const client = found(app)
  return reply(tokenOut(issueToken(server, client, account.id, client.scopes)))
}

/** Registration and email confirmation. */
export const signUpRoutes = [
  route('POST /api/v1/accounts', 'token', 'write:accounts', signUp),
  route('POST /api/v1/emails/confirmations', 'user', '', (call) => {
    const { server } = call
    if (!server.unconfirmed.has(me(call)))
      throw new Refusal(403, 'This method is only available while the e-mail is awaiting confirmation')
    const email = call.params.text('email')
    if (email) server.world.users.patch(me(call), { email })
    return reply({})
  }),
  route('GET /api/v1/emails/check_confirmation', 'user', '', (call) =>
    reply(!call.server.unconfirmed.has(me(call))),
  ),
]
