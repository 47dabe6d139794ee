import { lines, names, polls, theme, type LanguageTexts } from '../shape'

export const de: LanguageTexts = {
  code: 'de',
  themes: [
    theme(
      'birds',
      'Vögel Vogelbeobachtung Natur',
      `Im Hof brütet ein Zaunkönig in einem alten Gummistiefel.
      Heute früh {n} Kraniche über dem Moor gezählt.
      Die Amsel singt seit halb vier und hat keinerlei Mitleid.
      Am Futterhaus gab es heute eine ernsthafte Debatte zwischen Kleiber und Meise.
      Die Mauersegler sind wieder da, jetzt darf es Sommer werden.`,
      `Das Fernglas lag natürlich zu Hause.
      Ich habe mich zehn Minuten nicht bewegt.
      Kennt jemand die Art?
      Mein Kaffee ist darüber kalt geworden.
      So kann der Tag weitergehen.`,
    ),
    theme(
      'cooking',
      'Kochen Backen Rezept',
      `Der Sauerteig ist {n} Tage alt und hat schon einen eigenen Willen.
      Heute gibt es Kartoffelsuppe nach dem Rezept meiner Oma, also ohne Mengenangaben.
      Zwetschgenkuchen für die ganze Hausgemeinschaft gebacken.
      Die Spätzle kleben überall, nur nicht am Teller.
      Zum ersten Mal Brot im Topf gebacken, die Kruste kracht wie im Bilderbuch.`,
      `Das Rezept schreibe ich gern auf.
      Etwas mehr Salz, dann wäre es perfekt.
      Der Nachbar hat schon geklingelt.
      Morgen schmeckt es noch besser, falls etwas übrig bleibt.
      Die Küche sieht aus wie nach einem Schneesturm.`,
    ),
    theme(
      'trains',
      'Bahn Nachtzug ÖPNV',
      `Der Zug steht, weil ein Schwan auf dem Gleis sitzt.
      {n} Minuten Verspätung, und das ganze Abteil spielt inzwischen Karten.
      Die Nebenbahn fährt nach vierzig Jahren wieder, am Bahnhof gab es Blasmusik.
      Fensterplatz, Regen an der Scheibe, ein dickes Buch: mehr brauche ich nicht.
      Umgekehrte Wagenreihung ist mein liebster Ausdauersport.`,
      `Niemand hat sich aufgeregt, das war fast unheimlich.
      Der Anschluss hat tatsächlich gewartet.
      Im Speisewagen gab es noch Linsensuppe.
      Ich würde es jederzeit wieder tun.
      Mehr davon, bitte.`,
    ),
    theme(
      'garden',
      'Garten Schrebergarten Bienen',
      `Schnecken gegen Salat: {n} zu null.
      Die erste Tomate ist reif, wir haben sie feierlich durch fünf geteilt.
      Unter dem Rhabarber wohnt jetzt eine Kröte.
      Der Kompost dampft und ich bin unvernünftig stolz.
      Auf dem Balkon summt es, als hätte jemand einen Motor eingeschaltet.`,
      `Nächstes Jahr beschrifte ich alles. Das sage ich jedes Jahr.
      Mein Rücken ist anderer Meinung.
      Kaum war die Gießkanne weg, kam der Regen.
      Die Nachbarn bekommen auch etwas ab.`,
    ),
    theme(
      'code',
      'Programmieren OpenSource Barrierefreiheit',
      `Heute {n} Zeilen gelöscht, und alles läuft noch.
      Es war die Zeitzone. Es ist immer die Zeitzone.
      Fehlermeldungen sollten von Menschen geschrieben werden, die nachts Bereitschaft haben.
      Der Test war grün, weil er nie gelaufen ist.`,
      `Die Korrektur ist ein Zeichen lang, die Erklärung eine Seite.
      Merkt hoffentlich niemand.
      Jetzt gibt es einen Test dafür.
      Erst messen, dann meckern.`,
    ),
    theme(
      'cats',
      'Katzen Caturday KatzenDesFediverse',
      `Der Kater hat den Karton bezogen und das teure Bett dem Staub überlassen.
      Um fünf Uhr früh wurden {n} Stifte einzeln vom Tisch geschoben.
      Sie hat mir ein Blatt gebracht und war sehr stolz.
      Ich kann nicht aufstehen, auf mir liegt eine Katze.`,
      `Er bereut nichts.
      Das ist jetzt offiziell ihr Sessel.
      Das Abendessen sei zu spät, höre ich.
      Der Hund tut so, als sähe er nichts.`,
    ),
    theme(
      'city',
      'Verkehrswende Stadt Radfahren',
      `Aus dem Parkplatz ist ein Platz mit Bäumen geworden, und plötzlich wollten ihn alle schon immer.
      Der Gemeinderat hat gestern mit {n} zu zwölf für die neue Busspur gestimmt.
      Heute war unsere Straße einen Sonntag lang Spielstraße.
      Die Fahrradbrücke wird am Samstag eröffnet, drei Jahre zu spät und wunderschön.`,
      `Niemand vermisst den Lärm.
      Es geht also doch.
      Der Plan hängt noch bis Monatsende im Rathaus aus.
      Es gab Widerspruch und es gab Kuchen.`,
    ),
    theme(
      'weather',
      'Wetter Nebel Herbst',
      `So dichter Nebel, dass selbst die Straßenbahn vorsichtig klingelt.
      Erster Frost: Die Pfützen knirschen, und alle Kinder kommen zu spät.
      Hitzewarnung, der Keller der Bücherei ist der beliebteste Ort der Stadt.
      Es hat {n} Stunden waagerecht geregnet.`,
      `Die Wäsche hängt trotzdem draußen, aus Prinzip.
      Schaut bitte nach euren Nachbarn.
      Das Licht danach war alles wert.
      Angesagt war „heiter“.`,
    ),
    theme(
      'books',
      'Bücher Lesen Bibliothek',
      `Ein Roman, in dem nichts passiert, und ich konnte ihn nicht weglegen.
      Die Bücherei verleiht jetzt auch Teleskope, Kuchenformen und ein Banjo.
      Im alten Atlas lag eine Straßenbahnkarte von 1961.
      Auf Seite {n} hat jede Figur bereits drei Namen.
      Der Buchladenkater wurde zum Leiter der Lyrikabteilung befördert.
      Unser Lesekreis hat zwei Stunden über einen einzigen Satz gesprochen.`,
      `Die Übersetzerin verdient ein Denkmal.
      Ich habe im Bus geweint und würde es wieder tun.
      Den Klappentext bitte nicht lesen.
      Was lest ihr gerade?
      Gleich weiterverliehen, also leb wohl.`,
    ),
    theme(
      'sky',
      'Astronomie Sternenhimmel',
      `Heute Nacht die Ringe des Saturn gesehen, mit geliehenem Fernrohr.
      Nach {n} Tagen endlich klarer Himmel, und dann ist Vollmond.
      Jupiter und Venus stehen nebeneinander über dem Supermarkt.
      Die Raumstation kam pünktlich, anders als der Bus.
      Mondfinsternis um vier Uhr früh, mit lauter Fremden auf einer Wiese.`,
      `Man braucht nur eine Decke und eine dunkle Ecke.
      Meine Tochter fragte, ob es dort oben einsam ist.
      Morgen bin ich zu nichts zu gebrauchen.
      Die Eule neben uns war nicht beeindruckt.`,
    ),
    theme(
      'hiking',
      'Wandern Berge',
      `{n} Kilometer, zwei Pässe und eine sehr gesellige Ziege.
      Der Wegweiser sagt vierzig Minuten, geschrieben hat ihn eine Gämse.
      Über den Wolken aufgewacht, in einer Hütte mit neun Schnarchenden.
      Im Gipfelbuch steht mein Vater, 1978.
      Der Weg war weggespült, also sind wir dem Bach gefolgt.`,
      `Die Knie möchten etwas sagen.
      Den ganzen Tag kein Netz, sehr zu empfehlen.
      Tee aus der Kanne schmeckt dort oben doppelt so gut.
      Der Abstieg dauerte wie immer länger.`,
    ),
  ],
  replies: lines(`
    Das hat mir den Tag gerettet, danke.
    Wusste ich nicht, sehr schön!
    Da bin ich anderer Meinung, aber gut geschrieben.
    Wo war das denn?
    Herzlichen Glückwunsch!
    Genau so ist es bei uns auch.
    Danke für die Bildbeschreibung.
    Hast du eine Quelle dazu?
    Meine Katze widerspricht.
    Oh je. Halt uns auf dem Laufenden.
    Das probiere ich am Sonntag aus.
    Kann ich bestätigen.
    Und was hat er dann gesagt?
    Großartig, bitte mehr davon.
    Fühl dich gedrückt.
  `),
  bios: lines(`
    Schreinerin, Chorsängerin, Zugfahrerin aus Überzeugung.
    Lehrer für Physik und schlechte Witze.
    Schreibt über Städte, Flüsse und das, was dazwischen liegt.
    Hier privat. Meistens Vögel.
    Softwareentwicklerin mit Balkongarten. Sie/ihr.
  `),
  polls: polls(`
    Wie heißt das Endstück vom Brot? | Knust | Scherzl | Kanten | Ranft
    Kaffee oder Tee am Nachmittag? | Kaffee | Tee | Beides | Kuchen
    Soll der Platz autofrei werden? | Ja | Nein | Erst mal testen
  `),
  warnings: lines(`
    Essen
    Kommunalpolitik
    Spinne
    Arbeit
    Langer Text über Züge
  `),
  given: names(
    'Jürgen=juergen Annika Björn=bjoern Friederike Matthias Käthe=kaethe Lennart Sabine Torsten Wiebke Ulrich Heike',
  ),
  family: names(
    'Weiß=weiss Krüger=krueger Lindenau Schönfeld=schoenfeld Vogelsang Brinkmann Hartwig Möller=moeller',
  ),
}
