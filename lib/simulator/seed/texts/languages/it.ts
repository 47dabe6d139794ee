import { lines, names, polls, theme, type LanguageTexts } from '../shape'

export const it: LanguageTexts = {
  code: 'it',
  themes: [
    theme(
      'cooking',
      'cucina ricette pane',
      `Oggi gnocchi, e la cucina sembra una pista da sci.
      Il lievito madre ha {n} giorni e già comanda lui.
      La ricetta di nonna dice «quanto basta», e quanto basta non lo sa nessuno.
      Il ragù sobbolle dalle sei di stamattina.`,
      `Tutti hanno chiesto il bis.
      La vicina ha già bussato.
      Meno sale e più limone, la prossima volta.
      Domani è ancora più buono.`,
    ),
    theme(
      'trains',
      'treni TrenoNotturno pendolari',
      `Il regionale è fermo per un cigno sui binari.
      {n} minuti di ritardo e nello scompartimento ormai ci diamo del tu.
      Hanno riaperto la vecchia ferrovia della valle, c’era la banda.
      Finestrino, pioggia, un romanzo lungo: non mi serve altro.`,
      `Nessuno aveva fretta.
      La coincidenza ha aspettato davvero.
      Una bambina contava i ponti ad alta voce.
      Ne vorrei di più.`,
    ),
    theme(
      'garden',
      'orto giardino api',
      `Lumache {n}, lattughe zero.
      Primo pomodoro dell’orto, diviso in cinque con solennità.
      Sotto il rabarbaro abita un rospo.
      Il melo che davamo per morto è tutto fiorito.`,
      `La schiena non è d’accordo.
      Ha piovuto appena ho posato l’annaffiatoio.
      L’anno prossimo metto le etichette, lo dico ogni anno.
      Ce n’è anche per i vicini.`,
    ),
    theme(
      'hiking',
      'montagna escursioni',
      `{n} chilometri, due passi e una capra molto socievole.
      Il cartello dice quaranta minuti, ma l’ha scritto un camoscio.
      Svegliarsi sopra le nuvole, in un rifugio con nove che russano.
      Il libro di vetta conserva la firma di mio padre, 1978.`,
      `Le ginocchia protestano.
      Un’ora intera di panorama tutto per noi.
      Niente campo tutto il giorno, consigliatissimo.
      In discesa ci si mette sempre di più.`,
    ),
    theme(
      'cats',
      'gatti caturday GattiDiMastodon',
      `Il gatto ha preso casa nella scatola e la cuccia nuova resta lì.
      Alle cinque qualcuno ha buttato giù {n} penne, una per volta.
      Mi ha portato una foglia, fierissima.
      Non posso alzarmi: ho un gatto addosso.`,
      `Non si pente di nulla.
      Quella ormai è la sua poltrona.
      Pare che la cena sia in ritardo.
      Il cane finge di non vedere.`,
    ),
    theme(
      'books',
      'libri lettura biblioteca',
      `Finito un romanzo in cui non succede niente, e non riuscivo a smettere.
      La biblioteca ora presta telescopi e una fisarmonica.
      In un vecchio atlante ho trovato un biglietto del tram del 1961.
      Sono a pagina {n} e ognuno ha tre nomi.`,
      `La traduttrice merita un monumento.
      Ho pianto sull’autobus.
      Non leggete la quarta di copertina.
      E voi, che cosa leggete?`,
    ),
  ],
  replies: lines(`
    Mi hai svoltato la giornata, grazie.
    Non lo sapevo, che bello.
    Non sono d’accordo, ma l’hai scritto bene.
    Dov’è?
    Complimenti!
    Anche da noi è così.
    Grazie per la descrizione dell’immagine.
    Hai una fonte?
    Lo provo domenica.
    Confermo.
    Che muso!
  `),
  bios: lines(`
    Insegnante, ciclista, suonatrice di fisarmonica.
    Informatico con orto. Non sempre in quest’ordine.
    Qui per i treni e le battute pessime.
  `),
  polls: polls(`
    Ananas sulla pizza? | Mai | Una volta sola | Sì, arrestatemi
    Mare o montagna? | Mare | Montagna | Divano
  `),
  warnings: lines(`
    Cibo
    Politica locale
    Ragno
  `),
  given: names('Chiara Niccolò=niccolo Ginevra Tommaso Ludovica Raffaele Ilaria Dario'),
  family: names('Bellandi Santacroce Pellegrini Dell’Orto=dellorto Marchetti Sorrentino'),
}
