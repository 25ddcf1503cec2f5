import { by, type Lesson } from './lesson.ts'

const BLAISE = 1
const CHIARA = 2

/** The first turns of Inventions with two others: an idea is presented, invented and shared, and tiles come of it. */
export const inventionsLesson: Lesson = {
  game: 'inventions',
  chapter: 'turns',
  seed: 'lesson-81',
  options: {},
  others: ['Blaise', 'Chiara'],
  opening: [
    ...by(CHIARA, 'settle:asia', 'scholars:1:0:0', 'citizen:asia', 'confirm:turn'),
    ...by(BLAISE, 'settle:africa', 'scholars:1:0:0', 'confirm:turn'),
  ],
  steps: [
    {
      text: {
        en: 'You lead a society from the Stone Age into the age of computers. Ideas are presented, invented, improved and shared all over the world, often by several players. Whoever has most ingenuity points at the end wins. Here you play the first three turns.',
        it: 'Guidi una società dall’età della pietra a quella dei computer. Le idee si presentano, si inventano, si migliorano e si condividono in tutto il mondo, spesso fra più giocatori. Alla fine vince chi ha più punti ingegno. Qui giochi i primi tre turni.',
      },
    },
    {
      text: {
        en: 'Before the first round everybody takes up one idea that lies in a region. Take the Wheel in Europe: its tile gives influence, which you will need for almost everything.',
        it: 'Prima del primo round ognuno prende un’idea che giace in una regione. Prendi la Ruota in Europa: la sua tessera dà influenza, che serve quasi per tutto.',
      },
      answers: ['settle:europe'],
      rule: 'I-3.1',
    },
    {
      text: {
        en: 'The Wheel is technology, so a thinker presents it. A scholar could stand in for any specialist: keep yours for later. Send the thinker, and confirm.',
        it: 'La Ruota è tecnologia, perciò la presenta un pensatore. Uno studioso può sostituire qualsiasi specialista: tieni i tuoi per dopo. Manda il pensatore e conferma.',
      },
      answers: ['scholars:0:0:0', 'confirm:turn'],
      look: ['home:technology', 'academy:scholars'],
      rule: 'I-7.5',
    },
    {
      text: {
        en: 'Now your first turn. You put a pillar on one of the ten actions in the five forums. The first one is the Epoch pillar: it stays through the next era, and its forum is closed to you as long as it stands there. Put it on Invent.',
        it: 'Ora il tuo primo turno. Metti un pilastro su una delle dieci azioni nei cinque fori. Il primo è il pilastro dell’Epoca: resta per tutta la prossima era, e il suo foro ti è chiuso finché sta lì. Mettilo su Inventare.',
      },
      answers: ['pillar:invent'],
      rule: 'I-5.2',
    },
    {
      text: {
        en: 'To invent, you need access to the milestone that the idea names. Transportation lies in common knowledge, open to all. Anybody’s idea can be invented: take your own Wheel. A scholar does it, as you have no thinker left.',
        it: 'Per inventare serve l’accesso alla pietra miliare che l’idea indica. Trasporto è conoscenza comune, aperta a tutti. Si può inventare l’idea di chiunque: prendi la tua Ruota. La inventa uno studioso, perché non hai più pensatori.',
      },
      answers: ['invent:wheel'],
      look: ['milestone:transportation'],
      rule: 'I-9.2.1',
    },
    {
      text: {
        en: 'Inventing brings a technology aspiration, and at the end of the turn it becomes a progress tile of your choice. Technology tiles link two actions: this one lets you invent after presenting, or the other way round.',
        it: 'Inventare porta un’aspirazione tecnologia, che a fine turno diventa una tessera progresso a tua scelta. Le tessere tecnologia legano due azioni: questa permette di inventare dopo aver presentato, o viceversa.',
      },
      answers: ['progress:technology-1'],
      rule: 'I-10.5',
    },
    {
      text: {
        en: 'A tile works only when it is built. That takes influence: 3 when one tile waits in your display, but 2, 1 or nothing when there are two, three or four. So gather more of them first, and end the turn.',
        it: 'Una tessera funziona solo da costruita. Costruire richiede influenza: 3 se nell’espositore c’è una tessera, ma 2, 1 o niente se sono due, tre o quattro. Perciò prima raccogline altre, e chiudi il turno.',
      },
      answers: ['end-turn'],
      replies: [
        ...by(BLAISE, 'pillar:innovate', 'scholars:0:0:0', 'decline', 'end-turn'),
        ...by(CHIARA, 'pillar:invent', 'invent:fermentation', 'progress:technology-2', 'end-turn'),
      ],
      look: ['tile:technology-1'],
      rule: 'I-11.1',
    },
    {
      text: {
        en: 'Blaise innovated on your Wheel, and Chiara chose the action where your Epoch pillar stands: that gave you 1 influence. A new era has begun, and you put down a Season pillar. Choose Travel.',
        it: 'Blaise ha innovato sulla tua Ruota, e Chiara ha scelto l’azione dove sta il tuo pilastro dell’Epoca: ti ha dato 1 influenza. È iniziata una nuova era, e metti un pilastro della Stagione. Scegli Viaggiare.',
      },
      answers: ['pillar:travel'],
      look: ['action:invent', 'card:wheel'],
      rule: 'I-5.5',
    },
    {
      text: {
        en: 'Your citizen in Europe can go to any region joined by a rope. Take it up there and set it down in Africa, where the sage sits beside a knowledge tile that lets you share.',
        it: 'Il tuo cittadino in Europa può andare in ogni regione unita da una corda. Prendilo e posalo in Africa, dove il saggio siede accanto a una tessera conoscenza che fa condividere.',
      },
      answers: ['travel:europe:africa'],
      look: ['knowledge:kt-share'],
      rule: 'I-9.7.2',
    },
    {
      text: {
        en: 'An action can lead to another: a chain. Each link takes a chain token, and your influence says how many you have in a turn; now it is one. Use it to share.',
        it: 'Un’azione può portare a un’altra: una catena. Ogni anello richiede un segnalino catena, e l’influenza dice quanti ne hai in un turno; ora è uno. Usalo per condividere.',
      },
      answers: ['chain:kt-share'],
      rule: 'I-6.1',
    },
    {
      text: {
        en: 'The Wheel is shared, and everybody beside it gains. You presented it: 2 points. You invented it: the card is yours. Blaise innovated: one more citizen in Europe for him. Who shares takes wealth or a wild aspiration: choose the aspiration, which can become any tile.',
        it: 'La Ruota è condivisa, e chi le sta accanto guadagna. L’hai presentata: 2 punti. L’hai inventata: la carta è tua. Blaise ha innovato: un cittadino in più in Europa per lui. Chi condivide prende ricchezza o un’aspirazione jolly: scegli l’aspirazione, che può diventare qualsiasi tessera.',
      },
      answers: ['wild'],
      look: ['card:wheel'],
      rule: 'I-9.4.2',
    },
    {
      text: {
        en: 'Travelling gave you a culture aspiration. Culture tiles reward an action whenever you do it. Take Renown: 1 influence each time you share.',
        it: 'Il viaggio ti ha dato un’aspirazione cultura. Le tessere cultura premiano un’azione ogni volta che la fai. Prendi Fama: 1 influenza ogni volta che condividi.',
      },
      answers: ['progress:culture-4'],
      rule: 'I-12.3',
    },
    {
      text: {
        en: 'For the wild one take the Treasury. Economy tiles can be used once in an era, at any moment of your turn, with an economy token; this one gives 2 influence.',
        it: 'Per quella jolly prendi la Tesoreria. Le tessere economia si usano una volta per era, in qualsiasi momento del tuo turno, con un segnalino economia; questa dà 2 influenza.',
      },
      answers: ['progress:economy-1'],
      rule: 'I-12.2',
    },
    {
      text: {
        en: 'Three tiles wait, so building takes only 1 influence. Build the Treasury: it costs no trader, because you own an invention of economy, Trade. Put it on the hex that gives a thinker, in place of the one you sent away.',
        it: 'Ci sono tre tessere, perciò costruire richiede solo 1 influenza. Costruisci la Tesoreria: non costa mercanti, perché hai un’invenzione di economia, il Commercio. Mettila sull’esagono che dà un pensatore, al posto di quello che hai mandato via.',
      },
      answers: ['build:economy-1:h15'],
      look: ['card:trade'],
      rule: 'I-11.4',
    },
    {
      text: {
        en: 'The thinker is yours at once. In this era you may build one tile in a turn; later it will be more. End the turn.',
        it: 'Il pensatore è subito tuo. In questa era puoi costruire una tessera per turno; più avanti saranno di più. Chiudi il turno.',
      },
      answers: ['end-turn'],
      replies: [
        ...by(BLAISE, 'pillar:call-specialists', 'call:africa:1', 'decline', 'progress:economy-2', 'end-turn'),
        ...by(CHIARA, 'pillar:share', 'wealth:wealth-c', 'end-turn'),
      ],
      look: ['home:technology'],
      rule: 'I-11.2',
    },
    {
      text: {
        en: 'Your Treasury can be used at any moment of your turn. Before the pillar is down it may even prepare one more chain token: 2 influence for an economy token that comes back with the next era.',
        it: 'La Tesoreria si può usare in qualsiasi momento del turno. Prima del pilastro può perfino preparare un segnalino catena in più: 2 influenza per un segnalino economia che torna con la prossima era.',
      },
      answers: ['economy:economy-1'],
    },
    {
      text: {
        en: 'Three of the five forums hold a pillar of yours or nothing that you could do now. Call Specialists brings citizens home from the map, where those beside the Wheel went when it was shared.',
        it: 'Tre dei cinque fori hanno un tuo pilastro o niente che tu possa fare ora. Chiamare specialisti riporta a casa cittadini dalla mappa, dove sono andati quelli accanto alla Ruota quando è stata condivisa.',
      },
      answers: ['pillar:call-specialists'],
      rule: 'I-9.5.1',
    },
    {
      text: {
        en: 'Call both from Europe. What they become is the type of the card in their region; where none lies, that of the idea farthest from the stack. Today they come home as artisans.',
        it: 'Richiamali entrambi dall’Europa. Diventano del tipo della carta nella loro regione; dove non ce n’è, di quello dell’idea più lontana dalla pila. Oggi tornano come artigiani.',
      },
      answers: ['call:europe:2'],
      look: ['card:writing'],
      rule: 'I-7.6',
    },
    {
      text: {
        en: 'After calling specialists you may use the chain of an invention that you own. Bread lets you invent again: the Horse, an idea of Blaise, with your trader.',
        it: 'Dopo aver chiamato specialisti puoi usare la catena di una tua invenzione. Il Pane fa inventare di nuovo: il cavallo, un’idea di Blaise, con il tuo mercante.',
      },
      answers: ['chain:bread', 'scholars:0:0:0'],
      look: ['card:domestication-horse'],
      rule: 'I-9.5.3',
    },
    {
      text: {
        en: 'Two aspirations in one turn. Let the first become Colonies, the second the tile that links inventing and sharing.',
        it: 'Due aspirazioni in un turno. La prima diventi Colonie, la seconda la tessera che lega inventare e condividere.',
      },
      answers: ['progress:economy-3', 'progress:technology-2'],
    },
    {
      text: {
        en: 'Your display is full, so building takes no influence at all. Build Renown on the hex with 3 points at the left edge, and pay with an artisan: exhausted ones rest until the era changes.',
        it: 'L’espositore è pieno, perciò costruire non richiede influenza. Costruisci Fama sull’esagono da 3 punti al margine sinistro, e paga con un artigiano: chi è esausto riposa fino al cambio d’era.',
      },
      answers: ['build:culture-4:h04', 'scholars:0:0:0'],
      rule: 'I-11.3',
    },
    {
      text: {
        en: 'Presenting, inventing, innovating, sharing, and chains that make more of every turn: that is the heart of it. Eureka, influence tokens, wealth and goals come in the next chapter. Each question links to its rule, and the lamp gives a hint. End the turn when you like.',
        it: 'Presentare, inventare, innovare, condividere, e catene che fanno di più di ogni turno: è il cuore del gioco. Eureka, segnalini influenza, ricchezza e obiettivi vengono nel prossimo capitolo. Ogni domanda rimanda alla sua regola, e la lampada dà un consiglio. Chiudi il turno quando vuoi.',
      },
    },
  ],
}
