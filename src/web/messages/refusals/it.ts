import { countingIn } from '../../../kernel/counting.ts'
import { rangeIn } from '../../../protocol/notices/rating-ranges.ts'
import type { RefusalWords } from '../../../protocol/refusals.ts'

const minutes = (of: number): string => countingIn('it').count(of, 'minuto', 'minuti')

const onlyTogether = (why: string): string => `${why}; si può annullare solo se tutti sono d’accordo`
/** What the engine says itself is said in English, after what it is about. */
const inEnglish = (about: string, said: string): string => `${about} (in inglese: ${said})`

/** Every refusal. Of a new one the compiler says that it is missing here. */
export const refusals: RefusalWords = {
  // Of the server: what was sent, and by whom.
  'bad-message': ({ said }) => inEnglish('il server non capisce la richiesta', said),
  'bad-name': () =>
    'questo nome non va: ha da 1 a 40 caratteri, almeno una lettera, una cifra o una figura, un solo alfabeto e nessun carattere invisibile',
  'bad-password': () => 'una password ha da 8 a 200 caratteri',
  'bad-title': () => 'questo titolo non va: ha al massimo 80 caratteri, e nessuno invisibile',
  'bad-text': () => 'questo testo non va: è troppo lungo o ha caratteri di controllo',
  'bad-label': () => 'questa etichetta non va: ha da 1 a 40 caratteri, senza caratteri di controllo',
  'bad-webhook': () => 'questo indirizzo non va: comincia con https:// e ha al massimo 500 caratteri',
  'body-in-pieces': () => 'il server vuole sapere prima quanto è lunga la richiesta',
  'body-too-large': () => 'è più di quanto il server accetta in una volta',
  'which-seat': () => 'per quale posto è?',
  'bad-origin': ({ origin }) => `le pagine di ${origin} non possono farlo qui`,
  'no-session': () => 'il server non sa chi sei: entra, o dà un nome',
  'token-unknown': () => 'questo token di accesso non esiste o è stato ritirato',
  'not-with-token': () => 'non con un token di accesso: fallo nel browser, dopo essere entrato',
  'name-taken': ({ name }) =>
    `“${name}”, o un nome che gli somiglia, è di qualcun altro; entra con la sua password, o scegline un altro`,
  'wrong-password': () => 'nessuno ha questo nome con questa password',
  'old-password-missing': () => 'per cambiare la password serve quella attuale',
  'old-password-wrong': () => 'non è la tua password attuale',
  'too-many-guesses': given =>
    `troppe password provate: aspetta ${minutes(given.minutes)}, o usa un browser in cui sei già entrato`,
  'address-with-user': () => 'un indirizzo che il server chiama non ha né utente né password',
  'bad-push-key': () => 'body.keys.p256dh: non è la chiave di un dispositivo, cioè un punto della curva P-256',
  'push-without-https': () => 'l’indirizzo di un servizio di avvisi comincia con https',
  'bad-zone': () => 'serve un fuso orario come Europe/Rome',
  'no-letters': () => 'questo server non manda lettere',
  'letter-not-taken': () =>
    'il server di posta non ha preso nessuna lettera per questo indirizzo, e tutto resta com’era; ricontrollalo, o riprova più tardi',
  'too-many-letters': ({ minutes: of }) => `sono state chieste abbastanza lettere; aspetta ${minutes(of)}`,
  'too-many-devices': ({ most }) => `ti chiamiamo già su ${most} dispositivi; prima rimuovine uno`,
  'address-not-public': ({ host }) => `${host} non è un indirizzo pubblico; il server chiama solo quelli`,

  // Of the server: too much.
  'too-many-requests': () => 'troppe richieste; aspetta un momento',
  'too-much-work': () => 'da questo indirizzo si chiede troppo in una volta; aspetta un momento',
  'too-many-messages': ({ most }) => `al massimo ${most} messaggi al secondo; questo non è stato letto`,
  'sent-too-much': () => 'hai mandato moltissimo; aspetta un momento prima di mandare altro',
  'kept-too-much': () => 'di recente hai fatto conservare moltissimo qui; aspetta un po’ prima di aggiungere altro',
  'too-many-tables': ({ most }) => `hai ${most} tavoli non finiti; prima finiscine o lasciane qualcuno`,
  'outside-ratings': ({ rating, ...range }) =>
    `questo posto è per punteggi ${rangeIn('it', range)}, e il tuo conta come ${rating}: prendi un altro posto libero, offrine uno tu, o fatti invitare da chi ha fatto il tavolo`,
  'too-many-offers': ({ most }) => `offri posti a ${most} tavoli; aspetta lì qualcuno, o prima ritirane uno`,
  'too-many-followed': ({ most }) => `segui ${most} persone; prima lasciane una`,
  'too-many-blocked': ({ most }) => `hai bloccato ${most} persone; prima sbloccane una`,
  'too-many-invitations': ({ most }) =>
    `oggi hai invitato ${most} persone; manda un link al tuo tavolo, o aspetta fino a domani`,
  'too-many-reports': ({ most }) => `oggi hai mandato ${most} segnalazioni; chi ospita le legge, aspetta fino a domani`,
  'talks-too-fast': () => 'stai dicendo molte cose in una volta; aspetta un momento',
  'too-many-links': ({ count: open }) => `hai ${open} link aperti qui; prima ritirane qualcuno`,
  'too-many-tokens': ({ count: open }) => `hai ${open} token aperti; prima ritirane qualcuno`,
  'too-many-packs': ({ most }) =>
    `hai condiviso ${most} raccolte di valori; di più non se ne conservano per una persona`,
  'too-many-shared-games': ({ most }) =>
    `hai condiviso ${most} partite; prima ritirane una, nella pagina del tuo posto`,
  'too-many-watched': ({ most }) => `una connessione segue al massimo ${most} tavoli`,
  'too-many-connections': () => 'troppe connessioni da questo indirizzo',

  // Of the server: who may what.
  'nothing-there': ({ path }) => `non c’è nulla a ${path}`,
  'no-such-table': () => 'questo tavolo non esiste',
  'no-such-link': () => 'questo link non esiste o è stato ritirato',
  'no-such-link-of-yours': () => 'non hai fatto nessun link così per questo tavolo',
  'no-such-token': () => 'non hai un token così',
  'no-such-person': ({ name }) => `qui nessuno tiene il nome «${name}» con una password: non c’è una pagina`,
  'no-such-shared-game': () => 'questa partita non è condivisa qui, o non più; chiedi di nuovo il link',
  'no-such-pack': () => 'qui non ci sono questi valori; chiedi di nuovo il link',
  'no-such-level': ({ level, levels }) => `non c’è un bot di livello “${level}”; ci sono: ${levels}`,
  'not-to-be-seen': () => 'non puoi guardare questo tavolo così; chiedi un link',
  'needs-invitation': () => 'questo tavolo è privato: per quel posto serve un link d’invito',
  'link-only-plays': () => 'con il link di un posto si gioca e si parla; per il resto, entra',
  'not-welcome': () =>
    'non puoi sederti qui: tu e qualcuno a questo tavolo non giocate insieme; scegli un altro tavolo',
  'not-followed': () => 'non puoi seguire questa persona',
  'not-invited': () => 'non c’è (più) un invito per te a questo tavolo; chiedi un link a chi lo ha fatto',
  'sits-already': ({ name }) => `${name} è già a questo tavolo`,
  'host-offers': () => 'solo chi ha fatto il tavolo ne offre i posti',
  'nothing-to-offer': () => 'si offre solo un tavolo pubblico',
  'not-about-yourself': () => 'sei tu; scegli qualcun altro',
  'nobody-meant': () =>
    'non si capisce chi: indica un posto o una riga di un tavolo, o un nome che è di qualcuno con una password',
  'host-invites': () => 'solo chi ospita invita a un posto',
  'players-invite': () => 'solo chi è al tavolo invita spettatori',
  'talk-at-table': () => 'solo chi è al tavolo può parlare qui',
  'host-archives': () => 'può farlo solo chi ospita, e non durante la partita',

  // Of the server: not now.
  'server-busy': () => 'il server ha moltissimo da fare; riprova tra un momento',
  'table-busy': () => 'troppi rispondono insieme a questo tavolo; riprova',
  'table-reloading': () => 'il tavolo viene ricaricato; riprova',
  'id-taken': () => 'il nome del tavolo è già preso; riprova',
  'no-advice-now': () => 'i bot ora non hanno consigli; riprova tra un momento',
  'packs-waiting': () => 'si provano già troppi pacchetti di componenti; riprova tra un momento',
  'packs-take-too-much': () =>
    'i pacchetti di componenti di questi tavoli chiedono troppo al server; aspetta un momento',
  'table-set-aside': given =>
    `con il pacchetto di componenti di questo tavolo una regola ha richiesto troppo; nulla è perso, ma il tavolo riposa per ${minutes(given.minutes)}`,
  closing: () => 'il server si sta chiudendo; riprova tra un momento',
  'connection-ended': () => 'questa connessione è finita',
  'database-away': () =>
    'il server non raggiunge il suo database; forse ciò che hai fatto non è stato preso: riprova tra un momento',
  'disk-full': () =>
    'il disco del server è pieno; la tua risposta non è stata presa, e nulla di ciò che era stato preso è perso',
  'rules-broken': () =>
    'le regole sono fallite con questa risposta; il tavolo è come prima, e chi ospita il server lo sa',
  'table-failed': () => 'qualcosa è andato storto a questo tavolo; viene ricaricato',
  internal: () => 'qualcosa è andato storto; riprova',

  // Of a table: seats.
  'not-host': ({ host }) => `può farlo solo ${host}, che ha fatto questo tavolo`,
  'already-started': () => 'la partita è cominciata: questo non si può più cambiare',
  'seats-given': () => 'la partita è cominciata; i posti sono dati',
  'not-started': () => 'la partita non è cominciata',
  'game-is-over': () => 'la partita è finita',
  'game-is-paused': () => 'la partita è in pausa; prima riprendila',
  'clock-runs': () => 'si gioca con l’orologio: uno solo non può fermarlo',
  'wrong-players': ({ game, min, max, players }) => `${game} è per ${min}–${max} giocatori, non ${players}`,
  'bad-clock': () => 'un orologio ha una riserva sopra zero e un incremento da zero in su',
  'seat-would-go': ({ name }) => `${name} ha un posto che sparirebbe; prima deve lasciarlo`,
  'seat-of-person': ({ name }) => `quel posto è di ${name}`,
  'seat-of-bot': () => 'quel posto è di un bot; chi ospita può liberarlo',
  'have-a-seat': () => 'in questa partita hai un altro posto',
  'seat-open': () => 'un posto è libero: aspetta qualcuno, dallo a un bot, o toglilo',
  'no-such-seat': () => 'quel posto non esiste',
  'seat-not-yours': () => 'quel posto non è tuo',
  'not-left-by-you': () => 'quel posto non l’hai lasciato tu',
  'has-resigned': () => 'chi ha abbandonato non ritorna',
  'leave-instead': () => 'la partita non è cominciata: lascia invece il posto',
  'rematch-after-end': () => 'una rivincita segue una partita finita',
  'rematch-of-players': () => 'solo chi ha giocato può chiedere la rivincita',

  // Of a table: answers.
  'question-gone': () => 'quella domanda non è più aperta: guarda il tavolo com’è ora',
  'time-ran-out': () => 'il tuo tempo è finito: un bot risponde per te fino alla fine di questo turno',
  'no-bot-asked': () => 'a quel posto nessun bot deve rispondere',
  'nothing-of-yours': () => 'non c’è nulla di tuo da annullare',
  'nothing-this-turn': () => 'in questo turno non hai dato risposte che puoi annullare',
  'nothing-to-redo': () => 'non c’è nulla di tuo da rifare',
  'no-answer-yet': () => 'non hai ancora dato risposte',
  'something-revealed': () => onlyTogether('la tua ultima risposta ha svelato qualcosa o mosso il caso'),
  'others-answered': () => onlyTogether('qualcun altro ha risposto dopo'),
  'turn-handed-over': () => onlyTogether('hai passato il turno'),
  'no-consent-asked': () => 'nessuno chiede un consenso ora',
  'not-yet': ({ from }) =>
    `sarà possibile da ${new Intl.DateTimeFormat('it', { dateStyle: 'full', timeStyle: 'short' }).format(from)}`,
  'nobody-waits': () => 'nessuno aspetta quel posto: non tocca a lui, o il tavolo non ha un ritmo',
  'not-at-table': () => 'lo può fare solo chi siede al tavolo',
  'came-before': ({ name }) => `${name} ha già giocato qui; può sostituirlo un bot`,
  'bad-holiday': ({ days }) => `una vacanza ha un inizio e una fine, al massimo ${days} giorni, entro sei mesi`,
  'no-end-asked': () => 'ora nessuno propone di finire la partita',
  'bad-pace': () => 'un ritmo ha un tempo per il turno, nessun orologio accanto, e un fuso orario come Europe/Rome',
  'too-many-orders': ({ most }) => `un posto ha al massimo ${most} ordini in anticipo`,
  'plan-too-long': ({ most, many }) =>
    `un piano da eseguire ha al massimo ${most} passi, compresi quelli dei suoi rami, non ${many}`,
  'no-such-rule': ({ game, rule }) => `nessuna regola di ${game} si chiama “${rule}”`,
  'line-too-long': ({ most, length }) => `una riga di chat ha al massimo ${most} caratteri, non ${length}`,
  'players-hear-later': () =>
    'chi gioca parla nella chat dei giocatori; quello che dicono gli spettatori si legge a partita finita',
  'no-remarks-before-end': () => 'questa partita si vede in ritardo: gli spettatori ne parlano quando è finita',
  'remarks-full': ({ most }) => `gli spettatori hanno detto ${most} cose qui; un tavolo non ne conserva di più`,
  'notes-too-long': ({ most, length }) => `gli appunti hanno al massimo ${most} caratteri, non ${length}`,
  'record-at-end': () => 'la registrazione ha il seme e tutte le risposte: si vede a partita finita',
  'review-at-end': () => 'un’analisi si conserva di una partita finita; questa non lo è ancora',
  'findings-at-end': () => 'linee ed esercizi si conservano delle partite finite; questa non lo è ancora',
  'statistics-at-end': () => 'le statistiche dicono ciò che era nascosto: si vedono a partita finita',
  'bad-range': () => 'i punteggi ammessi hanno un minimo, un massimo, o entrambi, e il minimo non supera il massimo',
  'rated-own-pack': () =>
    'una partita classificata usa i valori del gioco: scegli quelli standard, o gioca senza classifica',
  'rated-alone': () => 'una partita classificata ha almeno due posti',
  'rated-level': ({ level }) => `una partita classificata non è per bot di livello «${level}»: il loro non è misurato`,
  'rated-stands': () => 'questa partita è classificata: ciò che ha svelato qualcosa o è stato passato resta com’è',
  'rated-no-advice': () => 'questa partita è classificata: nessuno riceve consigli, né dai bot né da un maestro',
  'no-hints-here': () => 'a questo tavolo nessuno riceve consigli: così ha scelto chi ospita',
  'advice-when-asked': () => 'un consiglio è per chi deve rispondere; chiedilo quando una domanda è aperta',

  // Of the engine.
  'unknown-game': ({ said }) => inEnglish('questo gioco non c’è', said),
  'unknown-edition': ({ said }) => inEnglish('regole o componenti di un’altra versione', said),
  'wrong-player-count': ({ said }) => inEnglish('il gioco non è per tanti giocatori', said),
  'bad-options': ({ said }) => inEnglish('queste opzioni non vanno', said),
  'bad-components': ({ said, it }) => it ?? inEnglish('questo pacchetto di componenti non va', said),
  'bad-json': ({ said }) => inEnglish('il testo non è leggibile', said),
  'bad-record': ({ said }) => inEnglish('la registrazione non va', said),
  'bad-seat': ({ said }) => inEnglish('quel posto non c’è', said),
  'game-over': () => 'la partita è finita',
  'not-asked': () => 'ora non tocca a te rispondere',
  'unknown-key': () => 'questa risposta non è tra quelle possibili ora: guarda il tavolo com’è',
  blocked: ({ said }) => inEnglish('questa risposta ora non è permessa', said),
  'cannot-undo': ({ said }) => inEnglish('non si può annullare', said),
  'bad-state': ({ said }) => inEnglish('lo stato salvato non va', said),
}
