/** Shape of a card. */
type CardShape = 'photo' | 'wide' | 'square' | 'video' | 'bare' | 'broken' | 'rich'

export interface CardText {
  shape: CardShape
  provider: string
  host: string
  slug: string
  title: string
  description: string
  author: string
  language: string
  /** Name of a drawn picture. */
  picture: string | null
}

const card = (
  shape: CardShape,
  language: string,
  [provider, host, slug]: readonly [string, string, string],
  [title, description, author]: readonly [string, string, string],
  picture: string | null,
): CardText => {
  return { shape, provider, host, slug, title, description, author, language, picture }
}

export const CARDS: readonly CardText[] = [
  card(
    'wide',
    'en',
    ['The Lamplighter', 'lamplighter.example', 'night-trains-return'],
    [
      'The night train is back, and it is full until autumn',
      'Four new lines, two of them run by cooperatives: why a whole continent is learning to sleep in motion again.',
      'Rosalind Achebe',
    ],
    'train-1',
  ),
  card(
    'wide',
    'en',
    ['Field Notes Weekly', 'fieldnotes.example', 'swifts-count'],
    [
      'Volunteers counted 41,000 swifts in one weekend',
      'The largest survey so far shows where nest boxes help, and where only old roofs do.',
      'Ines Okoro',
    ],
    'bird-1',
  ),
  card(
    'square',
    'en',
    ['Quiet Code', 'quietcode.example', 'delete-more'],
    [
      'Delete more than you write',
      'Notes on a year of removing features, and on who missed them.',
      'Wren Holloway',
    ],
    'chart-2',
  ),
  card(
    'square',
    'en',
    ['Crumb', 'crumb.example', 'rye-for-beginners'],
    ['Rye for beginners', 'Wet hands, low heat, and no hurry whatsoever.', ''],
    'bowl-2',
  ),
  card(
    'video',
    'en',
    ['Moving Pictures', 'video.example', 'how-a-lighthouse-works'],
    ['How a lighthouse works (with a torch and a bowl)', 'Nine minutes in a cellar.', 'Marlow’s Workshop'],
    'sea-2',
  ),
  card(
    'bare',
    'en',
    ['Town of Saltmarsh', 'saltmarsh.example', 'minutes/2026-05'],
    [
      'Minutes of the town council, May',
      'Agenda: bus lane, school roof, benches. Any other business: geese.',
      '',
    ],
    null,
  ),
  card('bare', 'en', ['', 'paste.example', 'a8Xq'], ['a8Xq', '', ''], null),
  card(
    'broken',
    'en',
    ['The Old Gazette', 'gazette.example', 'gone'],
    ['A story whose picture has been lost', 'The archive moved twice.', 'Staff'],
    null,
  ),
  card(
    'photo',
    'en',
    ['Open Frames', 'frames.example', 'p/2291'],
    ['Low sun over the estuary', '', 'Esme Pemberton'],
    'sea-3',
  ),
  card(
    'rich',
    'en',
    ['Podwalk', 'podwalk.example', 'e/118'],
    [
      'Episode 118: The man who mapped puddles',
      'A walk of forty minutes through a very wet village.',
      'Podwalk',
    ],
    'city-2',
  ),
  card(
    'wide',
    'de',
    ['Stadtblatt', 'stadtblatt.example', 'platz-statt-parkplatz'],
    [
      'Platz statt Parkplatz: Was ein Jahr verändert hat',
      'Die Händler fürchteten um ihr Geschäft. Nun wollen drei weitere Straßen dasselbe.',
      'Friederike Hartwig',
    ],
    'city-1',
  ),
  card(
    'square',
    'de',
    ['Brotzeit', 'brotzeit.example', 'sauerteig'],
    ['Sauerteig ohne Stress', 'Vier Zutaten, zwei davon sind Zeit.', ''],
    'bowl-1',
  ),
  card(
    'wide',
    'fr',
    ['La Gazette du Rail', 'gazettedurail.example', 'petite-ligne'],
    [
      'La petite ligne qui refusait de mourir',
      'Quarante ans après la fermeture, un train s’arrête de nouveau.',
      'Solène Garnier',
    ],
    'train-2',
  ),
  card(
    'wide',
    'es',
    ['Azotea', 'azotea.example', 'saturno'],
    ['Saturno desde la azotea', 'Guía para ver los anillos con un telescopio prestado.', 'Ximena Robledo'],
    'night-1',
  ),
  card(
    'square',
    'ja',
    ['夜行通信', 'yako.example', 'shindaisha'],
    ['寝台車で読む十冊', '揺れに合う本、合わない本。', '川端 蓮'],
    'shelf-1',
  ),
  card(
    'wide',
    'ar',
    ['الرصيف', 'raseef.example', 'maktaba'],
    ['مكتبة تعير التلسكوبات', 'كيف صار سطح المكتبة مرصدًا للحي كله.', 'سلمى منصور'],
    'night-2',
  ),
]

/** Texts for sharing links, by language; links are shared in these only. */
export const SHARING: Readonly<Record<string, readonly string[]>> = {
  en: [
    'Worth ten quiet minutes.',
    'I keep coming back to this one.',
    'Read this over breakfast and have been thinking about it since.',
    'Somebody had to write this down, and somebody did.',
    'Long, but every paragraph pays its rent.',
    'The second half is where it gets good.',
    'Saving this for everyone who asks me about it.',
    'Came for the picture, stayed for the footnotes.',
  ],
  de: [
    'Zehn ruhige Minuten wert.',
    'Lange nicht mehr so gern etwas zu Ende gelesen.',
    'Für alle, die mich immer danach fragen.',
    'Der zweite Teil ist der bessere.',
  ],
  fr: [
    'À lire au calme.',
    'J’y reviens sans cesse.',
    'Long, mais chaque paragraphe mérite sa place.',
    'Pour celles et ceux qui me posent la question.',
  ],
  es: [
    'Merece diez minutos tranquilos.',
    'Vuelvo a esto una y otra vez.',
    'Largo, pero no sobra nada.',
    'Para quien siempre me pregunta.',
  ],
  ja: [
    '静かに十分ほど読む価値あり。',
    '何度も読み返している。',
    '長いけれど、むだがない。',
    'よく聞かれるので置いておきます。',
  ],
  ar: [
    'يستحق عشر دقائق هادئة.',
    'أعود إليه مرة بعد مرة.',
    'طويل، لكن كل فقرة في مكانها.',
    'لكل من يسألني عن الموضوع.',
  ],
}
