import { lines, names, polls, theme, type LanguageTexts } from '../shape'

export const nl: LanguageTexts = {
  code: 'nl',
  themes: [
    theme(
      'city',
      'fietsen stad wonen',
      `De fietsbrug gaat zaterdag open, drie jaar te laat en prachtig.
      Iemand heeft het kapotte bankje gerepareerd met hout in drie kleuren.
      De raad stemde gisteren met {n} tegen twaalf voor de busbaan.
      Waar eerst auto’s stonden, staan nu bomen en een tafeltennistafel.`,
      `Niemand mist het lawaai.
      Het kan dus gewoon.
      Er was verzet en er was taart.
      Klein ding, groot verschil.`,
    ),
    theme(
      'weather',
      'weer regen wind',
      `Wind tegen, heen én terug. Hoe doet dit land dat toch?
      Het regende {n} uur horizontaal en toen kwam er een dubbele regenboog.
      De mist is zo dik dat de pont toetert uit eenzaamheid.
      Eerste nachtvorst: alle kinderen te laat op school.`,
      `De was hangt toch buiten, uit principe.
      Mijn paraplu haalde precies één hoek.
      Het licht daarna maakte alles goed.
      Voorspeld was ‘overwegend droog’.`,
    ),
    theme(
      'birds',
      'vogels natuur vogelspotten',
      `De grutto’s zijn terug in het weiland achter de dijk.
      {n} lepelaars geteld bij de plas.
      Er broedt een roodborstje in onze kruiwagen.
      De reiger bij de gracht weet precies wanneer de visboer sluit.`,
      `De verrekijker lag natuurlijk thuis.
      Ik heb tien minuten niet bewogen.
      Weet iemand welke soort dit is?
      Mijn dag is goed.`,
    ),
    theme(
      'cooking',
      'koken bakken eten',
      `Erwtensoep op het vuur, de lepel staat al rechtop.
      De zuurdesem is {n} dagen oud en heeft praatjes.
      Appeltaart gebakken voor het hele portiek.
      Rijst aangebrand, korst heerlijk.`,
      `Iedereen wilde nog een keer.
      Het recept is van opa en zegt ‘genoeg bloem’.
      Morgen nog lekkerder.
      De buurvrouw stond al aan de deur.`,
    ),
    theme(
      'trains',
      'trein nachttrein ov',
      `De trein staat stil vanwege een zwaan op het spoor.
      {n} minuten vertraging en de hele coupé kent elkaar nu.
      Het oude lijntje rijdt na veertig jaar weer, met fanfare.
      Raamplaats, regen, dik boek: meer hoeft niet.`,
      `Niemand had haast.
      Een kind telde hardop de bruggen.
      De aansluiting heeft echt gewacht.
      Meer hiervan, graag.`,
    ),
  ],
  replies: lines(`
    Hier word ik blij van, dank je.
    Dat wist ik niet, mooi!
    Ik zie het anders, maar goed geschreven.
    Waar is dit?
    Gefeliciteerd!
    Bij ons precies zo.
    Dank voor de beeldbeschrijving.
    Heb je een bron?
    Ga ik zondag proberen.
    Klopt.
  `),
  bios: lines(`
    Fietst, leest, zeurt over wind.
    Docent biologie. Vooral vogels.
    Bakker te water.
  `),
  polls: polls(`
    Patat of friet? | Patat | Friet | Maakt niet uit, als het maar warm is
    Boterham met hagelslag: | Puur | Melk | Beide
  `),
  warnings: lines(`
    Eten
    Gemeentepolitiek
    Spin
  `),
  given: names('Sanne Joost Femke Thijs Anouk Daan Maaike Ruben'),
  family: names('Hoekstra Vermeulen Zijlstra Dijkgraaf Bakkenes Kuipers'),
}
