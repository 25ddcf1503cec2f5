import {
  type ChapterTexts,
  chapter,
  components,
  example,
  heading,
  icons,
  lead,
  list,
  note,
  picture,
  readings,
  score,
  steps,
  table,
  text,
} from '../blocks.ts'
import type { ExpoChapter } from '../chapters/expo1906.ts'

export const chapters: ChapterTexts<ExpoChapter> = {
  minute: chapter(
    'In un minuto',
    lead('Milano, 1906. Hai un Laboratorio pieno di rottami, qualche idea, e dieci round per stupire il mondo.'),
    text(
      'Nel tuo turno giochi **una di sei carte**: compri risorse, compri un progetto, lavori nel Laboratorio, registri brevetti, raccogli denaro, o indici una riunione che chiude il round.',
    ),
    text(
      'Un **progetto** occupa quattro spazi del Laboratorio. È completo appena le tessere intorno forniscono le quattro cose di cui ha bisogno. Allora dà subito punti.',
    ),
    text(
      'Nell’**Ufficio Brevetti** si corre lungo sei righe. Chi guida una riga guadagna di più per i progetti che ne usano la risorsa. In fondo alle righe ci sono talloncini bonus.',
    ),
    text(
      'Una **giuria** decide piano piano fra vapore ed elettricità. I progetti dell’energia preferita valgono di più alla fine. Vince chi ha più punti.',
    ),
    note(
      'Prima partita?',
      'Leggi questa pagina, [il tuo turno](turn) e [il tuo Laboratorio](lab). Il resto cercalo quando arriva.',
    ),
    note('In questo libro', 'Ogni figura è una posizione vera. L’ha disegnata il programma che conduce il gioco.'),
  ),
  setup: chapter(
    'Che cosa c’è sul tavolo',
    lead('Cose da comprare, una corsa ai brevetti, una giuria, e un Laboratorio per ciascuno.'),
    picture('academy', 'L’Accademia: cinque progetti, uno per forma, e tutte le Tecnologie che nessuno ha comprato.'),
    picture('station', 'La Stazione: tessere risorsa. Ce ne sono tre per giocatore.'),
    text(
      'Ogni tessera risorsa è divisa da una diagonale. Due lati forniscono **due** di una cosa, gli altri due lati **una** di un’altra.',
    ),
    picture(
      'bench',
      'Il banco di Ada.',
      'Le sue sei carte azione. Quelle giocate aspettano la fine del round.',
      'La riserva: tessere comprate, ma non ancora nel Laboratorio.',
    ),
    heading('Con che cosa cominci'),
    list(
      'Un Laboratorio di sette per sei spazi, con cinque rottami.',
      'Le sei carte azione del tuo colore.',
      'Tre gettoni all’inizio dell’Ufficio Brevetti.',
      'Denaro: {$funding.1} al primo giocatore, poi {$funding.2}, {$funding.3} e {$funding.4}.',
    ),
    text(
      'Due tessere giuria sono scoperte dall’inizio. Sei talloncini bonus e cinque carte migliorate aspettano accanto al tabellone.',
    ),
    note(
      'Otto risorse',
      'A coppie: acciaio o rame, lavoro manuale o automatizzato, ricerca scientifica o empirica, vapore o elettricità.',
    ),
    note('Chi è nuovo', 'Una Matricola o un Neolaureato comincia con meno rottami e una o due tessere al loro posto.'),
  ),
  turn: chapter(
    'Il tuo turno',
    lead('Gioca una carta che hai ancora in mano, e fa’ ciò che dice. Poi tocca al prossimo.'),
    steps(
      '**Scegli una carta.** Non l’azione appena scelta da chi gioca prima di te.',
      '**Eseguila**, tutta, in parte, o per niente.',
      'La carta resta sul tavolo fino a fine round.',
    ),
    text(
      'In un round puoi avere più turni. Finisce quando qualcuno gioca la **Sala riunioni**. Puoi farlo quando vuoi, tranne nel tuo primo turno di un round.',
    ),
    text(
      'Un esempio del blocco: Blaise ha appena giocato Grattacielo. Ada viene dopo e può giocare tutto tranne quello. Chiara, dopo di lei, può giocarlo di nuovo.',
    ),
    text('Così ogni round è una prova di nervi: quante carte farai ancora in tempo a giocare?'),
    note(
      'Il blocco',
      'Una carta migliorata è la stessa azione di quella semplice. Dopo una Sala riunioni nessuno è bloccato.',
    ),
    note('Denaro', 'Non hai mai più di {$limits.maxFunding}. Ciò che ricevi in più è perso.'),
    note('Tavolo scoperto', 'Segreto è solo l’ordine delle pile.'),
  ),
  lab: chapter(
    'Il tuo Laboratorio',
    lead('Un progetto è completo quando i vicini forniscono le quattro cose che chiede. Nulla si consuma.'),
    picture(
      'lab',
      'Il Laboratorio di Ada. I cerchi su un progetto mostrano che cosa ha e che cosa manca.',
      'Il Cellophane, un progetto. Vale {cellophane.vp} punti e gli manca ancora il vapore.',
      'Una tessera risorsa nel suo angolo: Empirica su due lati, Rame sugli altri due.',
      'Una Tecnologia. Rifornisce ogni progetto che tocca.',
    ),
    list(
      '**Contano i lati.** Una metà rifornisce un progetto se un suo lato ne tocca uno spazio. Gli angoli non contano.',
      '**Una volta per progetto.** Due lati della stessa metà sullo stesso progetto valgono una volta.',
      '**Per tutti.** La stessa metà rifornisce per intero ogni progetto che tocca.',
      '**Il troppo non guasta.**',
    ),
    text(
      'Leggi un progetto come una lista della spesa. Il numero in ogni cerchio è quanto vuole. Un cerchio pieno è rifornito, uno tratteggiato aspetta ancora.',
    ),
    text(
      'Una tessera risorsa in un angolo interno tocca un progetto con due lati. Girala in modo che tocchino tutte e due le metà, e fornirà entrambe le risorse.',
    ),
    text(
      'Un progetto completo resta completo. Non puoi togliere o spostare nulla se un progetto completo diventasse incompleto.',
    ),
    note('Girare', 'Le tessere si possono girare, mai capovolgere.'),
    note('Senza toccare', 'Puoi mettere una tessera ovunque su spazi vuoti.'),
    note('Rottami', 'Occupano uno spazio e non danno nulla. Si tolgono, non si spostano.'),
  ),
  actions: chapter(
    'Le sei carte',
    lead('Due comprano, una costruisce, una corre, una guadagna, e una chiude il round.'),
    table(
      ['Carta', 'In una riga', 'Migliorata'],
      [
        ':train: [Stazione](station)',
        'fino a tre risorse per {$card.train-station.effects.0.prices.0}, {$card.train-station.effects.0.prices.1}, {$card.train-station.effects.0.prices.2}',
        'per {$better.train-station-improved.effects.0.prices.0}, {$better.train-station-improved.effects.0.prices.1}, {$better.train-station-improved.effects.0.prices.2}',
      ],
      [
        ':project: [Accademia](academy)',
        'un progetto o una Tecnologia per {$card.academy.effects.0.prices.0}',
        'e una risorsa per nulla',
      ],
      [':laboratory: [Laboratorio](laboratory)', 'tre volte metti o togli', 'quattro volte'],
      [
        ':journal: [Rivista](journal)',
        'tre passi nell’Ufficio Brevetti',
        'quattro, e salti a {$better.journal-improved.effects.1.patents.jumpDiscount} di meno',
      ],
      [
        ':skyscraper: [Grattacielo](skyscraper)',
        '{$card.skyscraper.effects.0.gain.money}',
        '{$better.skyscraper-improved.effects.0.gain.money}',
      ],
      [':meeting: [Sala riunioni](meeting)', 'due di quattro piccole cose, e il round finisce', 'non esiste'],
    ),
    text(
      'Una carta migliorata prende il posto di quella semplice finché la sua [Tecnologia](technologies) è nel tuo Laboratorio. In tutto il gioco ce n’è una sola per tipo.',
    ),
  ),
  station: chapter(
    'Stazione',
    lead('Compra fino a tre tessere risorsa. Ognuna costa più della precedente.'),
    text(
      'La prima costa {$card.train-station.effects.0.prices.0}, la seconda {$card.train-station.effects.0.prices.1}, la terza {$card.train-station.effects.0.prices.2}. Vanno nella riserva. I vuoti non si riempiono prima della fine del round.',
    ),
    example(
      'station',
      'Ada compra due tessere',
      [
        '**La prima.** Vapore e Scientifica, per {$station.1.paid.money}.',
        '**La seconda.** Acciaio e Manuale, per {$station.2.paid.money}. Ora sono tutte e due nella riserva. Una terza sarebbe troppo cara.',
      ],
      'Poteva fermarsi dopo una. Nessuno è obbligato a comprare.',
    ),
    text('Pensa a ciò che una tessera toccherà, non a ciò che è. Una tessera fra due progetti vale per due.'),
    note('Guarda i lati', 'Conta dove possono toccare il due e l’uno.'),
  ),
  academy: chapter(
    'Accademia',
    lead('Compra un progetto o una Tecnologia per {$card.academy.effects.0.prices.0}.'),
    text(
      'Va nella riserva e aspetta quanto vuoi. I progetti hanno cinque forme, e ognuno chiede una cosa di ciascuna delle quattro coppie.',
    ),
    example(
      'academy',
      'Ada compra il Cellophane',
      ['**Una tessera.** Paga {$academy.1.paid.money}. Il posto resta vuoto fino a fine round.'],
      'Poteva comprare una Tecnologia allo stesso prezzo. Sono scoperte per tutti, una per tipo.',
    ),
    components('cellophane', 'laparoscopy', 'batteries', 'metallurgy'),
    note('Nessun ritorno', 'Le tessere in riserva non si vendono e non si buttano. Lì non costano nulla.'),
  ),
  laboratory: chapter(
    'Laboratorio',
    lead('Tre volte: metti una tessera dalla riserva, o togline una. Come vuoi, in qualunque ordine.'),
    example(
      'laboratory',
      'Ada completa il Cellophane',
      [
        '**Prima tessera.** I suoi due lati automatizzati toccano il Cellophane. Forniscono due lo stesso, non quattro. Ora manca solo il vapore.',
        '**Seconda tessera.** Arriva il vapore, e il Cellophane è completo: {laboratory.2.vp} punti subito. Uno è per la riga di brevetti che guida.',
        '**Terza.** Le resta un’operazione, e toglie un rottame. Fa posto al prossimo progetto.',
      ],
      'Poteva fermarsi dopo la seconda. Un’operazione avanzata è semplicemente persa.',
    ),
    example(
      'sharing',
      'Una tessera, due progetti',
      [
        '**A entrambi manca solo il vapore.** Motocicletta e Macchina da caffè sono affiancate. La Tecnologia fra loro dà a tutte e due rame e lavoro manuale.',
        '**Una tessera per due.** I suoi due lati di vapore toccano un progetto ciascuno. Sono completi insieme: {sharing.2.vp} punti, due per la riga del rame.',
      ],
      'Girata diversamente, la stessa tessera ne avrebbe rifornito uno solo, e ne servirebbe un’altra.',
    ),
    text(
      'Ciò che togli se ne va: le risorse si scartano, un progetto va sotto la sua pila, una Tecnologia torna all’Accademia, un rottame lascia il gioco.',
    ),
    note('Non ciò che è completo', 'Un progetto completo non si toglie, né ciò di cui ha bisogno.'),
    note('L’ordine conta', 'Dopo ogni operazione il Laboratorio si controlla e si contano i punti.'),
  ),
  journal: chapter(
    'Rivista',
    lead('Tre passi nell’Ufficio Brevetti, per un gettone o per più.'),
    example(
      'journal',
      'Ada all’Ufficio Brevetti',
      [
        '**Un salto.** Il gettone passa dall’Acciaio al Rame nella stessa colonna, per un passo e {$journal.1.paid.money}.',
        '**Un passo.** Arriva dove sta Blaise, e va sotto il suo gettone. Quindi la riga la guida ancora Blaise.',
        '**Un nuovo gettone** entra nella riga del lavoro Automatizzato. Ora la guida lei: non c’è nessun altro.',
      ],
      'Poteva andare avanti ancora con il primo gettone. Guiderebbe il Rame, ma senza una seconda riga.',
    ),
    note(
      'Migliorata',
      'Quattro passi, e ogni salto costa {$better.journal-improved.effects.1.patents.jumpDiscount} di meno.',
    ),
    note('In uno o due', 'Prima si muovono i Fantasmi: vedi [in due, da soli](players).'),
  ),
  skyscraper: chapter(
    'Grattacielo',
    lead('Bussa a qualche porta: {$card.skyscraper.effects.0.gain.money}, e nessuno ci rimette.'),
    example(
      'skyscraper',
      'Ada va in banca',
      [
        '**È quasi piena.** Riceve solo {$skyscraper.1.money}, perché nessuno può averne più di dodici. Il resto è perso.',
      ],
      'Prima, nel round, l’avrebbe avuto tutto.',
    ),
    note('Migliorata', 'Dà {$better.skyscraper-improved.effects.0.gain.money}.'),
  ),
  meeting: chapter(
    'Sala riunioni',
    lead('Due piccole cose diverse, e poi il round è finito per tutti.'),
    list(
      '**Sposta** fino a tre tessere del tuo Laboratorio, girandole come vuoi. Non i rottami.',
      '**Prendi {$card.meeting-room.effects.0.choose.options.money.effect.gain.money}.**',
      '**Un passo** nell’Ufficio Brevetti.',
      '**Nomina un’energia**: la prossima tessera giuria è di quella.',
    ),
    example(
      'meeting',
      'Ada indice una riunione',
      [
        '**Prima il denaro.** {$meeting.1.money}, e può scegliere una seconda cosa diversa.',
        '**Poi la giuria.** Nomina il vapore. Una tessera vapore va nella prossima casella, e il round finisce.',
      ],
      'Senza nominare un’energia, la tessera si pescava a caso.',
    ),
    note('Spostare può completare', 'Un progetto che diventa completo così dà punti come ogni altro.'),
    note('Quando riunirsi', 'Quando agli altri restano più carte buone che a te.'),
  ),
  patents: chapter(
    'L’Ufficio Brevetti',
    lead('Sei righe, dieci colonne, mai indietro. Chi arriva prima resta sopra.'),
    picture(
      'patents',
      'L’Ufficio Brevetti.',
      'Due gettoni nello stesso spazio. Quello sopra c’era prima e guida la riga.',
      'Questa riga la guida Ada, da sola.',
      'La fine di una riga. Il primo che arriva sceglie un talloncino bonus.',
    ),
    list(
      '**Capofila**: il padrone del gettone in alto nello spazio occupato più avanti di una riga.',
      '**Salto**: dove un collegamento unisce due righe, passa nella stessa colonna per un passo e il suo prezzo.',
      '**Colonna 10**: il primo gettone sceglie uno dei talloncini rimasti. I successivi usano lo stesso.',
    ),
    text(
      'Un gettone non torna mai indietro, e lascia la sua riga solo con un salto. Hai tre gettoni per sei righe, quindi non puoi guidare ovunque. Scegli le righe che i tuoi prossimi progetti hanno in comune.',
    ),
    text(
      'Guidare rende quando completi un progetto: 1 punto per ogni sua risorsa di cui guidi la riga in quel momento. L’energia non ha riga, quindi al massimo 3.',
    ),
    note('Colonna 1', 'È di tutte le righe. Da lì nessuno guida.'),
    note('Troppo tardi', 'Ciò che guidi dopo non cambia nulla per i progetti già completi.'),
  ),
  technologies: chapter(
    'Tecnologie',
    lead('Quattro spazi nel tuo Laboratorio. Alcune forniscono risorse, altre migliorano una carta.'),
    text(
      'Le **Tecnologie risorsa** riforniscono ogni progetto che toccano, una volta ciascuno, con tutto ciò che hanno. Due danno quattro di un’energia, le altre due e due di due risorse.',
    ),
    components('combustion-engines', 'machine-tools', 'electrolysis', 'skilled-workshop'),
    text(
      'Le **Tecnologie miglioramento** cambiano subito una tua carta con quella migliore, ovunque sia. Il loro posto nel Laboratorio non conta.',
    ),
    components(
      'improved-train-station',
      'improved-academy',
      'improved-laboratory',
      'improved-journal',
      'improved-skyscraper',
    ),
    note('Solo dentro', 'In riserva una Tecnologia non fa nulla.'),
    note('Tolta', 'Allora torna la carta semplice, e la Tecnologia è di nuovo in vendita.'),
    note('Non nel mezzo', 'Un’azione Laboratorio tiene il numero di operazioni con cui è cominciata.'),
  ),
  jury: chapter(
    'La giuria',
    lead('Una tessera in più a ogni round. Dell’energia con più tessere parla tutta la città.'),
    picture('jury', 'La giuria dopo il primo round. Il vapore è avanti.'),
    text(
      'Ci sono dodici caselle. Due si riempiono all’inizio, una alla fine di ogni round. A fine partita ogni tuo progetto completo dell’energia preferita dà {scoring.juryVpPerProject} punti. A pari numero nessuno ne riceve.',
    ),
    text(
      'Con la Sala riunioni puoi spingere la giuria dalla tua parte. Anche gli altri possono, ma in ogni round sceglie uno solo: chi la gioca.',
    ),
    note('Quante restano', 'Ci sono otto tessere per energia. Un’energia finita non si può nominare.'),
  ),
  round: chapter(
    'Quando il round finisce',
    lead('La riunione è finita. La giuria parla, e le botteghe si riempiono.'),
    steps(
      'La tessera giuria, se nessuno l’ha nominata.',
      'I progetti dell’altra energia lasciano l’Accademia, sotto le loro pile. Quelli dell’energia della giuria restano.',
      'I posti vuoti si riempiono. Le tessere risorsa si scartano tutte e se ne mettono di nuove.',
      'Ognuno riprende le carte giocate.',
      'Comincia chi sta alla sinistra di chi ha indetto la riunione.',
    ),
    note('Il vapore resta col vapore', 'Così la giuria decide anche quali progetti si possono ancora comprare.'),
  ),
  ending: chapter(
    'Come finisce la partita',
    lead('Dieci round sono il massimo. Due cose possono finirla prima.'),
    list(
      'Il decimo round è finito.',
      'Qualcuno completa un **quinto progetto**.',
      'Ogni riga ha un gettone alla fine, nella **colonna 10**.',
    ),
    text(
      'Chi l’ha chiusa finisce l’azione. Poi ognuno degli altri ha **un turno ancora**, con una carta che ha in mano. La Sala riunioni non si usa, e nulla è bloccato.',
    ),
    text(
      'Tieni d’occhio il quarto progetto di un vicino. Il quinto può arrivare con una sola tessera, e allora ti resta un turno.',
    ),
    note('Le carte giocate restano fuori', 'Per quest’ultimo turno nessuno riprende carte.'),
    note('Nessun ultimo turno', 'Chi ha chiuso la partita non ne ha.'),
  ),
  scoring: chapter(
    'Il punteggio',
    lead('I progetti danno punti durante la partita. Il resto viene alla fine.'),
    steps(
      '**Progetti**, quando sono completi: i punti stampati, e {scoring.leaderVpPerType} per ogni riga che guidi e che usano.',
      '**Giuria**: {scoring.juryVpPerProject} per ogni progetto completo dell’energia preferita.',
      '**Colonne 8 e 9**: 1 per ogni gettone.',
      '**Colonna 10**: ogni talloncino raggiunto, una volta.',
    ),
    score(
      'Tre inventori alla fine. Ada aveva nel Laboratorio tutte e cinque le forme. Chiara non ha completato nulla: righe di zero.',
    ),
    components('milan-1906', 'liege-1905', 'paris-1900', 'brussels-1897', 'chicago-1893', 'paris-1889'),
    text('Punti pari? È davanti chi ha più denaro. Se è pari anche quello, si divide il posto.'),
    note('Per ultimo', 'Parigi 1889 si conta dopo tutto il resto.'),
    note('Nulla si perde', 'Progetti incompleti, rottami e tessere in riserva non costano nulla.'),
  ),
  plan: chapter(
    'Un primo piano',
    lead('Due progetti affiancati dividono le risorse. È tutta l’arte del Laboratorio.'),
    list(
      '**Compra progetti che vogliono le stesse cose.** Così una tessera lavora due volte.',
      '**Togli presto il rottame nel mezzo.** Sta dove due progetti si incontrerebbero.',
      '**Guida una riga, non tre.** Un punto per ogni progetto si somma.',
      '**Guarda la giuria prima di comprare.** Un progetto dell’energia perdente vale due punti di meno.',
      '**Riunisciti quando sei avanti.** Ogni round che finisce presto toglie carte agli altri.',
    ),
    text(
      'Una Tecnologia che fornisce quattro di un’energia vale spesso tre tessere risorsa. Ma ne occupa lo spazio di quattro.',
    ),
  ),
  icons: chapter(
    'Simboli',
    lead('Prima i simboli, le parole a un tocco: tocca una tessera o una carta al tavolo per leggerla.'),
    icons('Risorse', 'steel', 'copper', 'manual', 'automated', 'scientific', 'empirical', 'steam', 'electricity'),
    icons(
      'Carte e cose',
      'train',
      'project',
      'laboratory',
      'journal',
      'skyscraper',
      'meeting',
      'patent',
      'scrap',
      'vp',
    ),
    note('L’energia vale di più', 'Vapore vuol dire ogni macchina termica, elettricità ogni scintilla.'),
    note(
      'Da dove vengono i valori',
      '[Il catalogo dei componenti](components) dice di ogni valore se è stampato, pubblico o ricostruito da noi.',
    ),
  ),
  forgotten: chapter(
    'Spesso dimenticato',
    lead('Le sette cose che ai nostri tavoli si chiedono di più.'),
    steps(
      '**Nulla si consuma.** Una tessera rifornisce ogni progetto che tocca.',
      '**Due lati, una fornitura.** Una metà conta una volta per progetto.',
      '**Il blocco è l’azione appena prima della tua**, non una precedente.',
      '**Niente Sala riunioni nel tuo primo turno di un round.**',
      '**I nuovi gettoni vanno sotto la pila.** Guida chi c’era prima.',
      '**Guidare conta quando il progetto è completato**, non dopo.',
      '**La giuria cambia anche la bottega.** I progetti dell’altra energia se ne vanno.',
    ),
  ),
  readings: chapter(
    'Due letture',
    lead(
      'A volte una regola si può leggere onestamente in due modi. Li mostriamo entrambi, diciamo come si gioca qui, e perché.',
    ),
    readings(
      'Si può togliere un progetto completo?',
      'No. Resta fino alla fine.',
      'Sì. Non è incompleto, non c’è più.',
      'È inventato e sarà in mostra. Conta per la giuria e per i cinque che chiudono la partita.',
      'E-R7',
    ),
    readings(
      'Una metà tocca un progetto con due lati. Rifornisce due volte?',
      'No, una.',
      'Sì, una per lato.',
      'Una figura stampata mostra una tessera in un angolo interno che dà 2, non 4.',
      'E-R9',
    ),
    readings(
      'Il passo della Sala riunioni può essere un salto?',
      'Sì, a prezzo pieno.',
      'No, solo uno spazio avanti.',
      'Il capitolo sui brevetti lo chiama punto movimento.',
      'E-R15',
    ),
    readings(
      'Due tuoi gettoni sono sullo stesso talloncino. Vale due volte?',
      'No, una per giocatore.',
      'Sì, per ogni gettone.',
      'I punti vanno a chi vi ha portato un gettone.',
      'E-R17',
    ),
    readings(
      'Una Sala riunioni chiude l’ultimo round. Quali carte si usano negli ultimi turni?',
      'Quelle ancora in mano.',
      'Tutte, perché prima si riprendono.',
      'Si mette solo la tessera giuria. Il resto della fine del round non avviene.',
      'E-R16',
    ),
    readings(
      'Bruxelles 1897 conta gli spazi che cominciarono senza rottame?',
      'No. Lì non si è tolto nulla.',
      'Sì, sono coperti lo stesso.',
      'Conta i rottami tolti.',
      'E-R19',
    ),
    readings(
      'Che cosa costa un salto?',
      'Sempre un passo e il denaro stampato, nei due sensi.',
      'Forse nessun passo su alcuni collegamenti.',
      'Il regolamento dice «di solito», e il tabellone non è nel testo.',
      'E-R14',
    ),
    readings(
      'Da soli: più di {solo.moreThan} punti è una vittoria?',
      'Sì.',
      'È solo un buon risultato.',
      'Una partita è più bella con una meta.',
      'E-R42',
    ),
    note('Tutte le decisioni', 'Le regole esatte elencano ogni punto aperto con risposta e motivo.'),
  ),
  players: chapter(
    'In due, da soli, e chi è nuovo',
    lead('Con meno giocatori i Fantasmi camminano nell’Ufficio Brevetti. Non fanno punti, ma stanno in mezzo.'),
    heading('In due'),
    list(
      'Sei gettoni Fantasma, uno per riga, partono dalla colonna 1.',
      'Quando qualcuno gioca la Rivista, prima si pescano due tessere risorsa. Muovono i Fantasmi delle loro righe, di 2 e di 1.',
      'Un Fantasma può guidare una riga. Allora non la guida nessun giocatore.',
      'I Fantasmi contano per la fine della partita. Se uno è primo nella colonna 10, vi va un talloncino a caso.',
    ),
    heading('Da soli'),
    list(
      'Giochi contro un mazzo Fantasma che fa turno con te. Una sua carta non fa altro che bloccarti la stessa azione.',
      'Se esce la Sala riunioni, il round finisce, e la tessera giuria si pesca a caso.',
      'La tua Rivista muove i Fantasmi con tre tessere.',
      'Con più di {solo.moreThan} punti vinci.',
    ),
    heading('Chi è nuovo'),
    table(
      ['Livello', 'Nel Laboratorio all’inizio'],
      ['Scienziato', 'cinque rottami'],
      ['Neolaureato', 'quattro, e una tessera risorsa'],
      ['Matricola', 'tre, e due tessere risorsa'],
    ),
    note('A tua scelta', 'Dove mettere le prime tessere lo decidi dopo averle viste.'),
    note('Ad armi pari', 'Ogni giocatore ha il suo livello.'),
  ),
  summary: chapter(
    'Riassunto',
    lead('Per il centro del tavolo. Due facciate, se stampato.'),
    heading('Il tuo turno'),
    steps(
      'Gioca una carta, non l’azione scelta appena prima di te.',
      'Eseguila, in tutto o in parte.',
      'Sala riunioni: non nel primo turno; chiude il round.',
    ),
    table(
      ['Carta', 'Semplice', 'Migliorata'],
      [
        ':train: Stazione',
        'tre tessere: {$card.train-station.effects.0.prices.0}, {$card.train-station.effects.0.prices.1}, {$card.train-station.effects.0.prices.2}',
        '{$better.train-station-improved.effects.0.prices.0}, {$better.train-station-improved.effects.0.prices.1}, {$better.train-station-improved.effects.0.prices.2}',
      ],
      [
        ':project: Accademia',
        'un progetto o una Tecnologia: {$card.academy.effects.0.prices.0}',
        'e una risorsa gratis',
      ],
      [':laboratory: Laboratorio', 'tre: metti o togli', 'quattro'],
      [
        ':journal: Rivista',
        'tre passi',
        'quattro, salti {$better.journal-improved.effects.1.patents.jumpDiscount} in meno',
      ],
      [
        ':skyscraper: Grattacielo',
        '{$card.skyscraper.effects.0.gain.money}',
        '{$better.skyscraper-improved.effects.0.gain.money}',
      ],
      [
        ':meeting: Sala riunioni',
        'due fra: sposta tre tessere, {$card.meeting-room.effects.0.choose.options.money.effect.gain.money}, un passo, un’energia',
        '',
      ],
    ),
    heading('Completo'),
    list(
      'Lati che toccano, ogni metà una volta per progetto. Nulla si consuma.',
      'Punti: quelli stampati, e {scoring.leaderVpPerType} per ogni riga che guidi e che usa.',
    ),
    heading('Fine del round'),
    steps(
      'Tessera giuria.',
      'I progetti dell’altra energia escono; riempi l’Accademia.',
      'Nuove risorse. Carte in mano.',
    ),
    heading('La fine'),
    list(
      'Decimo round, un quinto progetto, o un gettone alla fine di ogni riga.',
      'Gli altri hanno un turno ancora.',
      'Giuria {scoring.juryVpPerProject} ciascuno; colonne 8 e 9: uno ciascuno; talloncini.',
    ),
  ),
}
