import { lines, names, polls, theme, type LanguageTexts } from '../shape'

export const sv: LanguageTexts = {
  code: 'sv',
  themes: [
    theme(
      'hiking',
      'fjällen vandring natur',
      `{n} kilometer, två pass och en mycket sällskaplig get.
      Vi vaknade ovanför molnen i en stuga med en enda kamin.
      Skylten säger fyrtio minuter, men den är skriven av en ren.
      Toppboken har min pappas namn från 1978.`,
      `Knäna är av annan åsikt.
      Kaffe ur termos smakar dubbelt så gott där uppe.
      Ingen täckning på hela dagen, rekommenderas.
      Vägen ner tog som vanligt längre tid.`,
    ),
    theme(
      'weather',
      'väder snö höst',
      `Snön kom i natt och hela stan talar tystare.
      Dimman är så tät att färjan tutar av ensamhet.
      Det regnade vågrätt i {n} timmar.
      Första frosten: pölarna knastrar och alla barn kommer för sent.`,
      `Tvätten hänger ute ändå, av princip.
      Ljuset efteråt var värt allt.
      Prognosen sade uppehåll.
      Titta till era grannar.`,
    ),
    theme(
      'cooking',
      'matlagning bakning fika',
      `Kanelbullar till hela trappuppgången.
      Surdegen är {n} dagar gammal och har redan åsikter.
      Ärtsoppa i dag, skeden står rakt upp.
      Jag brände riset och skorpan blev bäst.`,
      `Alla tog om.
      Grannen har redan knackat på.
      I morgon är det ännu godare.
      Receptet kommer om någon vill ha det.`,
    ),
  ],
  replies: lines(`
    Tack, det gjorde min morgon.
    Det visste jag inte, så fint!
    Jag håller inte med, men bra skrivet.
    Var är det här?
    Grattis!
    Precis så är det hos oss.
    Tack för bildbeskrivningen.
    Jag provar på söndag.
    Kan bekräfta.
  `),
  bios: lines(`
    Lärare, cyklist, halvbra på dragspel.
    Skriver kod och bakar bröd.
  `),
  polls: polls(`
    Kaffe eller te? | Kaffe | Te | Bullar
    Fjäll eller skärgård? | Fjäll | Skärgård | Hemma
  `),
  warnings: lines(`
    Mat
    Politik
    Spindel
  `),
  given: names('Astrid Åke=ake Linnéa=linnea Oskar Märta=marta Göran=goran'),
  family: names('Lindqvist Åberg=aberg Sjöström=sjostrom Nyberg'),
}
