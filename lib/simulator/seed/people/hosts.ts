/** Servers of the demo world: [domain, languages ('*' = any), share of accounts]. */
export const HOSTS: readonly (readonly [string, readonly string[], number])[] = [
  ['birdhouse.example', ['en'], 9],
  ['social.lamplight.example', ['*'], 12],
  ['hachyberry.example', ['en'], 7],
  ['nachtzug.example', ['de'], 8],
  ['kaffeeklatsch.example', ['de'], 5],
  ['xn--bcherwurm-r9a.example', ['de', 'en'], 2],
  ['piaille.example', ['fr'], 7],
  ['tiltoile.example', ['fr'], 3],
  ['plaza.example', ['es'], 7],
  ['sobremesa.example', ['es', 'pt'], 3],
  ['ciranda.example', ['pt'], 4],
  ['stradafacendo.example', ['it'], 4],
  ['polder.example', ['nl'], 4],
  ['zaulek.example', ['pl'], 4],
  ['samovar.example', ['ru'], 4],
  ['vyshyvanka.example', ['uk'], 4],
  ['agora.example', ['el'], 3],
  ['diwan.example', ['ar'], 5],
  ['kikar.example', ['he'], 3],
  ['caravanserai.example', ['fa'], 3],
  ['chaupal.example', ['hi'], 3],
  ['machi.example', ['ja'], 7],
  ['yozora.example', ['ja'], 4],
  ['madang.example', ['ko'], 4],
  ['chaguan.example', ['zh'], 4],
  ['talat.example', ['th'], 2],
  ['meydan.example', ['tr'], 3],
  ['fika.example', ['sv'], 3],
  ['openforge.example', ['en', 'de'], 6],
  ['starfield.example', ['*'], 5],
  ['scholars.example', ['en'], 4],
  ['kitchen.example', ['*'], 4],
  ['tiny.example:8443', ['en'], 1],
  ['loudcorner.example', ['en'], 2],
  ['old-friends.example', ['en'], 2],
]

/** A server limited by the local one; its posts are not in public timelines. */
export const LIMITED_HOST = 'loudcorner.example'
/** A server the main demo account has blocked. */
export const BLOCKED_HOST = 'old-friends.example'
