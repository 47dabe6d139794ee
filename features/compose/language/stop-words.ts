import { baseLanguage } from '@/lib/i18n'

/** The most common short words of languages that share a script with many others. */
const WORDS: Readonly<Record<string, string>> = {
  en: 'the and to of a in is it that for on you i with this was are be have not my at but',
  de: 'der die das und ich ist nicht ein eine es zu den in mit auf sich von wir auch für dem so wie',
  fr: 'le la les de des et un une je est que pas en du il pour dans ce qui sur au c’est on avec ne',
  es: 'el la los las de que y en un una es no por con para lo se me mi pero como más al del',
  it: 'il la di e che è un una non per in sono con del della le mi si ho ma come i da lo al',
  pt: 'o a os as de que e um uma é não em para com do da no na eu me se mas por mais',
  nl: 'de het een en van ik is dat niet in op te zijn met voor je we er maar aan ook die was',
  sv: 'och att det i är en som på jag inte för med har av den till om ett så men var de',
  da: 'og at det i er en på jeg ikke for med har af den til om et så men var de som',
  nb: 'og at det i er en på jeg ikke for med har av den til om et så men var de som',
  fi: 'ja on ei se että en mutta niin kun ovat oli kuin nyt jos minä tämä mä sen vain',
  pl: 'i w nie na to się z że do jest jak o co ale tak za po już czy od ja dla',
  cs: 'a je v se na to že s z do o jsem i ale jak co za by k tak jako už pro',
  ru: 'и в не на я что с это а как но по у он то за так все из мне же бы',
  uk: 'і в не на я що з це а як але по у він то за так все до мені та й',
  ca: 'el la els les de que i en un una és no per amb a es del al com més però se ha',
  eo: 'la kaj de en estas mi vi li ŝi ni ne por kun al ke tio sed kiel pri el ĉi',
  et: 'ja on ei see et ma ta kui oli aga ka siis mis nii või mul oma juba',
  hu: 'a az és hogy nem is egy van volt meg de már csak azt mint ha még vagy nagyon ez',
  id: 'yang dan di ini itu dengan untuk tidak dari saya ada akan ke juga sudah bisa kita pada',
  ro: 'și de la în nu că cu pe o un este sunt mai din ce care dar am să pentru',
  sk: 'a je v sa na to že s z do som aj ale ako so za by k tak už pre',
  bg: 'и в не на с че това как но по за от се да ли съм са е ще',
  sr: 'и у не на се да је за са то као али од до што sam i u ne na se da je za sa to kao ali od do što',
  hr: 'i u ne na se da je za s to kao ali od do što sam su iz kako bi',
  vi: 'và là của có không một cho tôi với được này đã những người trong khi thì mà',
  tr: 've bir bu da de ben ne için çok mi o ama gibi ile daha var değil en sen kadar',
}

const usual = new Map(Object.entries(WORDS).map(([code, words]) => [code, new Set(words.split(' '))]))

/** Scripts of so many languages that the letters alone do not identify the language. */
const SHARED_SCRIPT = /[\p{Script=Latin}\p{Script=Cyrillic}]/u

/** Fewest stop words of a language in a text. */
const MIN_HITS = 3
/** Minimum share of stop words among all words. */
const MIN_STOP_WORD_SHARE = 0.2

/**
 * True when a text is clearly in `language` (BCP 47) by its stop words: many of them, and more than of any other list. False
 * means undecided.
 */
export function isPlainly(language: string, text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{M}’]+/gu) ?? []
  const hitsOf = (list: ReadonlySet<string> | undefined) =>
    list ? words.filter((word) => list.has(word)).length : 0
  const wanted = baseLanguage(language)
  const hits = hitsOf(usual.get(wanted))
  if (hits < MIN_HITS || hits / words.length < MIN_STOP_WORD_SHARE) return false
  return [...usual].every(([code, list]) => code === wanted || hitsOf(list) < hits)
}

/** Fewest different stop words, and their share of the words, that a text needs for its detected language to be trusted. */
const MIN_DIFFERENT = 2
const MIN_BELIEVED_SHARE = 0.1

/**
 * True when a text may be in the language (BCP 47) that was detected. Meaningless letters look like some language too:
 * in scripts that many languages share, two of its stop words must occur.
 */
export function mayBeIn(language: string, text: string): boolean {
  if (!SHARED_SCRIPT.test(text) || ['ja', 'zh', 'ko'].includes(language)) return true
  const words = text.toLowerCase().match(/[\p{L}\p{M}’]+/gu) ?? []
  const hits = words.filter((word) => usual.get(baseLanguage(language))?.has(word))
  return new Set(hits).size >= MIN_DIFFERENT && hits.length / words.length >= MIN_BELIEVED_SHARE
}
