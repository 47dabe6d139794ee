import { addStatus } from '../store/records'
import { handleOf } from './posts/draft'
import { toHtml, type Person } from './people/people'
import { local, type Company } from './people/social'
import { MINUTE } from '../store/time'

interface Letter {
  from: Person
  to: readonly Person[]
  text: string
  language?: string
}

/** Stores an exchange of private mentions that started `minutes` ago, and its conversations. */
function exchange(company: Company, minutes: number, unread: boolean, letters: readonly Letter[]): void {
  const { world, now } = company
  let previous: string | null = null
  let thread = ''
  letters.forEach((letter, step) => {
    const at = now - minutes * MINUTE + step * 4 * MINUTE
    const mentions = letter.to.map(handleOf).join(' ')
    const text = `${mentions} ${letter.text}`
    const formatted = toHtml(world, text, letter.from.account.domain)
    const status = addStatus(world, {
      accountId: letter.from.account.id,
      createdAt: at,
      text,
      content: formatted.html,
      mentionIds: formatted.mentionIds,
      tags: formatted.tags,
      visibility: 'direct',
      language: letter.language ?? letter.from.texts.code,
      inReplyToId: previous,
    })
    if (previous) world.statuses.patch(previous, { repliesCount: 1 })
    previous = status.id
    thread = status.conversationId
  })
  const members = [...new Set(letters.flatMap((letter) => [letter.from, ...letter.to]))]
  const here = new Set([...company.members.values()].map((person) => person.account.id))
  for (const member of members) {
    if (!here.has(member.account.id) || previous === null) continue
    world.conversations.put({
      id: world.ids.serial(),
      accountId: member.account.id,
      conversationId: thread,
      participantIds: members.filter((other) => other !== member).map((other) => other.account.id),
      lastStatusId: previous,
      unread: unread && letters.at(-1)?.from !== member,
    })
  }
}

/** Private mentions of the demo accounts. */
export function addLetters(company: Company): void {
  const { cast } = company
  const ada = local(company, 'ada')
  const [mira, layla, lin] = [local(company, 'mira'), local(company, 'layla'), local(company, 'lin')]
  const [wren, marlow, salma, juno] = [cast('wren'), cast('marlow'), cast('salma'), cast('juno')]
  exchange(company, 4000, false, [
    {
      from: mira,
      to: [ada],
      text: 'Welcome to the moderation-free side of the server. Tell me if anything squeaks.',
    },
    { from: ada, to: [mira], text: 'It hums, it does not squeak. Thank you for keeping it up.' },
  ])
  exchange(company, 1900, false, [
    { from: ada, to: [wren, marlow], text: 'Sunday, nine o’clock, at the hide? I bring tea.' },
    { from: wren, to: [ada, marlow], text: 'I bring the good binoculars and the bad jokes.' },
    { from: marlow, to: [ada, wren], text: 'I bring a book and leave you to it.' },
  ])
  exchange(company, 700, false, [
    { from: layla, to: [ada], text: 'هل الطابق العلوي مفتوح للزوار يوم الجمعة؟' },
    {
      from: ada,
      to: [layla],
      text: 'Yes! From four until it is dark, and after that even more so.',
      language: 'en',
    },
  ])
  exchange(company, 95, true, [
    { from: salma, to: [ada], text: 'وصلت الكتب، شكرًا من القلب.' },
    { from: ada, to: [salma], text: 'So glad. The small one was my grandfather’s.', language: 'en' },
    { from: salma, to: [ada], text: 'سأعتني به.' },
  ])
  exchange(company, 18, true, [
    {
      from: juno,
      to: [ada],
      text: 'Could you look at the error message on page two? I do not dare to merge it.',
    },
  ])
  exchange(company, 300, true, [
    {
      from: lin,
      to: [layla],
      text: 'The telescope evening was lovely, thank you for the bread.',
      language: 'en',
    },
  ])
}
