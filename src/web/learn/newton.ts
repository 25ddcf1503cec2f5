import { by, LEARNER, type Lesson } from './lesson.ts'

/** The first round of Newton, played alone: one turn for each of the five actions, then the end of the round. */
export const newtonLesson: Lesson = {
  game: 'newton',
  chapter: 'turns',
  seed: 'lesson-1',
  options: { masterDraft: false },
  opening: by(LEARNER, 'keep:copernicus', 'keep:newton', 'keep:gilbert', 'keep:paracelsus'),
  steps: [
    {
      text: {
        en: 'You are a young scholar in old Europe. In six rounds of five turns you travel, study and work. Whoever has most victory points at the end wins. Here you play one round, alone and at your own pace.',
        it: 'Sei un giovane studioso nella vecchia Europa. In sei round di cinque turni viaggi, studi e lavori. Alla fine vince chi ha più punti vittoria. Qui giochi un round, da solo e con calma.',
      },
    },
    {
      text: {
        en: 'In each turn you play one card from your hand onto your desk. Its symbol stands for an action: the hammer is Work. Touch that card, or its line in the list.',
        it: 'In ogni turno giochi una carta dalla mano sulla scrivania. Il suo simbolo indica un’azione: il martello è Lavoro. Tocca quella carta, o la sua riga nell’elenco.',
      },
      answers: ['play:start-red-work'],
      rule: 'N-3.3',
    },
    {
      text: {
        en: 'An action is as strong as the number of its symbols at your desk: one so far. Look at the Work track: its second space has a tile, but you can go only one step. For 2 coins you may raise the value by one: a quick action. Do so.',
        it: 'Un’azione vale quanti sono i suoi simboli alla tua scrivania: per ora uno. Guarda il tracciato Lavoro: sul secondo spazio c’è una tessera, ma puoi fare un passo solo. Con 2 monete puoi alzare il valore di uno: è un’azione rapida. Fallo.',
      },
      answers: ['quick-increase'],
      look: ['work:2'],
      rule: 'N-4.1',
    },
    {
      text: {
        en: 'Now work with value 2. You get as many coins as steps, and because you stop on the tile you get a Travel symbol for your drawers: it counts for all later Travels.',
        it: 'Ora lavora con valore 2. Ricevi tante monete quanti sono i passi, e poiché ti fermi sulla tessera ottieni un simbolo Viaggio per i cassetti: conterà in tutti i viaggi a venire.',
      },
      answers: ['work:2'],
      rule: 'N-5.1',
    },
    {
      text: {
        en: 'Your turn goes on until you end it: quick actions are still possible. Until then everything can be taken back with Undo. End the turn.',
        it: 'Il turno continua finché non lo chiudi: le azioni rapide sono ancora possibili. Fino ad allora puoi annullare tutto. Termina il turno.',
      },
      answers: ['end-turn'],
    },
    {
      text: {
        en: 'Next: Travel. With the new symbol it has value 2 at once.',
        it: 'Ora: Viaggio. Con il nuovo simbolo vale subito 2.',
      },
      answers: ['play:start-red-travel'],
    },
    {
      text: {
        en: 'Your Scientist stands in Basel. A route may cost coins, written on it. Amsterdam is two steps away and free by Strasbourg: touch it, the way is found for you. You leave a cube there, and the City gives you 4 coins.',
        it: 'Il tuo Scienziato è a Basel. Una rotta può costare monete, scritte su di essa. Amsterdam è a due passi, gratis per Strasbourg: toccala, la rotta si trova da sé. Vi lasci un cubetto e la Città ti dà 4 monete.',
      },
      answers: ['travel:strasbourg', 'travel:amsterdam'],
      rule: 'N-7.1',
    },
    { text: { en: 'End the turn.', it: 'Termina il turno.' }, answers: ['end-turn'] },
    {
      text: {
        en: 'Technology moves your Students up the tree of knowledge. Play it.',
        it: 'Tecnologia fa salire i tuoi Studenti sull’albero del sapere. Giocala.',
      },
      answers: ['play:start-red-technology'],
    },
    {
      text: {
        en: 'Two steps up the right branch lies a token: one more Student. Raise the value again.',
        it: 'A due passi sul ramo destro c’è un gettone: uno Studente in più. Alza di nuovo il valore.',
      },
      answers: ['quick-increase'],
      look: ['tech:tech-r2'],
    },
    {
      text: {
        en: 'Move the Student there: tokens are taken when you reach or pass them.',
        it: 'Muovi lì lo Studente: i gettoni si prendono arrivando o passando.',
      },
      answers: ['student:tech-start:tech-r1', 'student:tech-r1:tech-r2'],
      rule: 'N-6.1',
    },
    {
      text: {
        en: 'Besides its symbol a card shows volumes or a special effect. This one gives a coin, before or after the action. Take it, then end the turn.',
        it: 'Oltre al simbolo una carta mostra volumi o un effetto speciale. Questa dà una moneta, prima o dopo l’azione. Prendila, poi termina il turno.',
      },
      answers: ['use:gain', 'end-turn'],
      rule: 'N-17.1',
    },
    {
      text: {
        en: 'With Lessons you take a new card; its level may not exceed the value. Play it.',
        it: 'Con Lezioni prendi una carta nuova; il suo livello non può superare il valore. Giocala.',
      },
      answers: ['play:start-red-lessons'],
    },
    {
      text: {
        en: 'Take Work I B: better than your first Work, as it brings 3 coins at once. Touch any card that is no answer just now, and you can read it.',
        it: 'Prendi Lavoro I B: migliore del tuo primo Lavoro, porta subito 3 monete. Tocca una carta che ora non è una risposta, e puoi leggerla.',
      },
      answers: ['take:l1-work-b'],
      rule: 'N-8.1',
    },
    {
      text: {
        en: 'Take the coin of this card too, and end the turn.',
        it: 'Prendi anche la moneta di questa carta e termina il turno.',
      },
      answers: ['use:gain', 'end-turn'],
    },
    {
      text: {
        en: 'The last action is Study: it fills your bookshelf. Play it.',
        it: 'L’ultima azione è Studio: riempie la tua libreria. Giocala.',
      },
      answers: ['play:start-red-study'],
    },
    {
      text: {
        en: 'A book space asks for something: a place visited, or volumes that your cards show. One blue and one green volume lie on your desk: put the tile beside the printed one. That completes a line, which pays in every round.',
        it: 'Uno spazio libro chiede qualcosa: un luogo visitato, o volumi mostrati dalle tue carte. Sulla scrivania ci sono un volume blu e uno verde: metti la tessera accanto a quella stampata. Completi una linea, che rende in ogni round.',
      },
      answers: ['shelve:s1c2'],
      rule: 'N-9.1',
    },
    {
      text: { en: 'End your fifth turn, and with it the round.', it: 'Chiudi il quinto turno, e con esso il round.' },
      answers: ['end-turn'],
    },
    {
      text: {
        en: 'At the end of a round one card of your desk goes under it for good: you lose the card, but its symbol counts from now on. Push Work: you have a better one in hand.',
        it: 'A fine round una carta della scrivania va sotto di essa per sempre: perdi la carta, ma il suo simbolo conta da ora in poi. Spingi Lavoro: ne hai uno migliore in mano.',
      },
      answers: ['push:start-red-work'],
      rule: 'N-13.1',
    },
    {
      text: {
        en: 'Your line brought its first point, and every card is back in your hand. You have seen all five actions. Masters, Objectives and the last income come in the next chapter. Each question links to its rule, and the lamp gives a hint.',
        it: 'La linea ha portato il primo punto, e tutte le carte sono tornate in mano. Hai visto tutte e cinque le azioni. Maestri, Obiettivi e l’ultima rendita vengono nel prossimo capitolo. Ogni domanda rimanda alla sua regola, e la lampada dà un consiglio.',
      },
    },
  ],
}
