import { lines, names, polls, theme, type LanguageTexts } from '../shape'

export const pl: LanguageTexts = {
  code: 'pl',
  themes: [
    theme(
      'hiking',
      'góry szlak turystyka',
      `{n} kilometrów, dwie przełęcze i jedna bardzo towarzyska koza.
      Drogowskaz mówi czterdzieści minut, ale pisała go kozica.
      Obudziliśmy się nad chmurami, w schronisku z jednym piecem.
      W książce szczytowej znalazłam wpis mojego taty z 1978 roku.`,
      `Kolana mają inne zdanie.
      Herbata z termosu smakuje tam dwa razy lepiej.
      Cały dzień bez zasięgu, polecam.
      Zejście jak zwykle trwało dłużej.`,
    ),
    theme(
      'cooking',
      'gotowanie pierogi przepisy',
      `Lepimy pierogi na jedenaście osób w kuchni na dwie.
      Zakwas ma {n} dni i już swoje zdanie.
      Żurek według babci, czyli bez żadnych miar.
      Spaliłem kaszę, a skórka okazała się najlepsza.`,
      `Wszyscy wzięli dokładkę.
      Sąsiadka już puka.
      Jutro będzie jeszcze lepsze.
      Przepis chętnie spiszę.`,
    ),
    theme(
      'trains',
      'kolej pociągi',
      `Pociąg stoi, bo na torach usiadł łabędź.
      {n} minut opóźnienia i cały przedział gra w karty.
      Po czterdziestu latach wróciła nasza lokalna linia, grała orkiestra.
      Miejsce przy oknie, deszcz i gruba książka.`,
      `Nikomu się nie spieszyło.
      Przesiadka naprawdę poczekała.
      Więcej takich podróży.
      W wagonie restauracyjnym był jeszcze barszcz.`,
    ),
    theme(
      'cats',
      'koty caturday',
      `Kot zamieszkał w pudełku, a drogie legowisko zostawił kurzowi.
      O piątej rano ktoś zrzucił z biurka {n} długopisów, po jednym.
      Przyniosła mi liść i była bardzo dumna.
      Nie mogę wstać, leży na mnie kot.`,
      `Niczego nie żałuje.
      To już oficjalnie jej fotel.
      Podobno kolacja się spóźnia.
      Pies udaje, że nic nie widzi.`,
    ),
    theme(
      'books',
      'książki czytanie biblioteka',
      `Skończyłam powieść, w której nic się nie dzieje, i nie mogłam się oderwać.
      Biblioteka wypożycza teraz teleskopy i jedno banjo.
      W starym atlasie był bilet tramwajowy z 1961 roku.
      Jestem na stronie {n} i każdy ma trzy imiona.`,
      `Tłumaczce należy się pomnik.
      Płakałam w autobusie.
      Nie czytajcie tekstu z okładki.
      A wy co czytacie?`,
    ),
  ],
  replies: lines(`
    Dziękuję, poprawiło mi to poranek.
    Nie wiedziałam, piękne!
    Mam inne zdanie, ale dobrze napisane.
    Gdzie to jest?
    Gratulacje!
    U nas tak samo.
    Dzięki za opis obrazka.
    Jest jakieś źródło?
    Spróbuję w niedzielę.
    Potwierdzam.
  `),
  bios: lines(`
    Bibliotekarka, rowerzystka, miłośniczka mgły.
    Programista z działką.
    Głównie ptaki i pociągi.
  `),
  polls: polls(`
    Na polu czy na dworze? | Na polu | Na dworze | W domu
    Pierogi: | Ruskie | Z kapustą | Z jagodami
  `),
  warnings: lines(`
    Jedzenie
    Polityka lokalna
    Pająk
  `),
  given: names(
    'Zofia Łukasz=lukasz Małgorzata=malgorzata Paweł=pawel Jagoda Michał=michal Żaneta=zaneta Bartosz',
  ),
  family: names(
    'Wiśniewska=wisniewska Zieliński=zielinski Dąbrowska=dabrowska Kaczmarek Jabłoński=jablonski Sikora',
  ),
}
