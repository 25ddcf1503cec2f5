import type { InventionsEvent } from '../../games/inventions/events.ts'
import type { MetRule } from '../coaching/coaching.ts'
import { atTable, own } from '../coaching/met-rules.ts'

export const inventionsMetRules: readonly MetRule<InventionsEvent>[] = [
  {
    meets: own('milestone-taken'),
    rule: 'I-9.8.2',
    text: {
      en: 'Eureka brought you a later milestone. You may now keep more scholars, and build more in a turn.',
      it: 'Eureka ti ha dato una pietra miliare più avanzata. Ora puoi tenere più studiosi e costruire di più in un turno.',
    },
  },
  {
    meets: own('token-placed'),
    rule: 'I-9.6.3',
    text: {
      en: 'Influence goes where you have most citizens. The first space from the left is worth most points.',
      it: 'L’influenza va dove hai più cittadini di tutti. Il primo spazio da sinistra vale più punti.',
    },
  },
  {
    meets: own('diplomat-sent'),
    rule: 'I-8.3',
    text: {
      en: 'With a diplomat on a milestone you may invent what needs it, even if it is somebody else’s.',
      it: 'Con un diplomatico su una pietra miliare puoi inventare ciò che la richiede, anche se è di un altro.',
    },
  },
  {
    meets: (event, isOwn) => isOwn && event.type === 'diplomat-home' && event.scholar,
    rule: 'I-8.7',
    text: {
      en: 'A diplomat comes home as a scholar, who stands in for any specialist.',
      it: 'Un diplomatico torna come studioso, che sostituisce qualsiasi specialista.',
    },
  },
  {
    meets: own('technology-turned'),
    rule: 'I-12.4',
    text: {
      en: 'A technology tile leads from one action to another, once in the game. It still counts when it is turned.',
      it: 'Una tessera tecnologia porta da un’azione a un’altra, una volta a partita. Girata conta ancora.',
    },
  },
  {
    meets: own('economy-used'),
    rule: 'I-12.2',
    text: {
      en: 'Each economy tile works once in an era, at any moment of your turn. It takes one of your economy tokens.',
      it: 'Ogni tessera economia vale una volta per era, in ogni momento del tuo turno. Richiede un segnalino economia.',
    },
  },
  {
    meets: own('chained'),
    rule: 'I-6.1',
    text: {
      en: 'A chain is an action on top, for one chain token. Tokens come anew each turn, so do not save them.',
      it: 'Una catena è un’azione in più, per un segnalino catena. Tornano a ogni turno: non risparmiarli.',
    },
  },
  {
    meets: own('wealth-taken'),
    rule: 'I-12.5',
    text: {
      en: 'A wealth tile scores at the end, and only if it is built.',
      it: 'Una tessera ricchezza segna alla fine, e solo se è costruita.',
    },
  },
  {
    meets: own('built'),
    rule: 'I-11.4',
    text: {
      en: 'A tile costs more beside others, and less for each invention of its type that you own.',
      it: 'Una tessera costa di più accanto ad altre, e meno per ogni tua invenzione del suo tipo.',
    },
  },
  {
    meets: own('shared'),
    rule: 'I-9.4.2',
    text: {
      en: 'When a card is shared, its presenter scores its era for each citizen there. The inventor gets the card.',
      it: 'Quando una carta è condivisa, chi l’ha presentata segna la sua era per ogni suo cittadino lì. L’inventore prende la carta.',
    },
  },
  {
    meets: own('innovated'),
    rule: 'I-9.3.1',
    text: {
      en: 'You innovate on what somebody else has invented: a new specialist, and the chain on the card.',
      it: 'Si innova ciò che un altro ha inventato: un nuovo specialista, e la catena sulla carta.',
    },
  },
  {
    meets: own('invented'),
    rule: 'I-9.2.1',
    text: {
      en: 'You may invent any idea on the map, also one that somebody else presented. Its milestone must be open to you.',
      it: 'Puoi inventare ogni idea sulla mappa, anche presentata da altri. La sua pietra miliare dev’esserti accessibile.',
    },
  },
  {
    meets: own('idea-taken'),
    rule: 'I-9.1.5',
    text: {
      en: 'For an idea that you presented you choose a new one, as soon as your actions are done.',
      it: 'Per un’idea presentata ne scegli una nuova, appena le tue azioni sono finite.',
    },
  },
  {
    meets: own('travelled'),
    rule: 'I-9.7.3',
    text: {
      en: 'In a region with a sage, a traveller may use its knowledge tile. The sage then comes to your academy.',
      it: 'In una regione con un saggio, chi viaggia può usare la tessera conoscenza. Poi il saggio viene nella tua accademia.',
    },
  },
  {
    meets: own('called-home'),
    rule: 'I-7.6',
    text: {
      en: 'Citizens who come home are specialists of the type of the card in their region.',
      it: 'I cittadini che tornano a casa sono specialisti del tipo della carta nella loro regione.',
    },
  },
  {
    meets: own('progress-taken'),
    rule: 'I-12.1',
    text: {
      en: 'A progress tile works and counts only once it is built. In your display it waits.',
      it: 'Una tessera progresso vale e conta solo quando è costruita. Nell’espositore aspetta.',
    },
  },
  {
    meets: own('aspiration'),
    rule: 'I-10.5',
    text: {
      en: 'After your actions an aspiration becomes a progress tile of its type. You choose which.',
      it: 'Dopo le tue azioni un’aspirazione diventa una tessera progresso del suo tipo. Scegli tu quale.',
    },
  },
  {
    meets: (event, isOwn) => isOwn && event.type === 'paid' && event.exhausted > 0,
    rule: 'I-7.1',
    text: {
      en: 'Exhausted specialists rest until an era ends, but not the first. Plan how many you need until then.',
      it: 'Gli specialisti esausti riposano finché un’era finisce, ma non la prima. Calcola quanti te ne servono fino ad allora.',
    },
  },
  {
    meets: own('pillar-placed'),
    rule: 'I-5.2',
    text: {
      en: 'A forum where you have a pillar is closed to you, both of its actions. Pillars of others bar nothing.',
      it: 'Un foro dove hai un pilastro ti è chiuso, con entrambe le azioni. I pilastri altrui non bloccano nulla.',
    },
  },
  {
    meets: atTable('era-began'),
    rule: 'I-14.2',
    text: {
      en: 'With a new era influence from 4 on falls. After the first era exhausted specialists still rest, after the others they wake.',
      it: 'Con una nuova era l’influenza da 4 in su cala. Dopo la prima era gli specialisti esausti riposano ancora, dopo le altre si svegliano.',
    },
  },
  {
    meets: own('influence'),
    rule: 'I-4.4',
    text: {
      en: 'Influence gives chain tokens each turn: one, from 4 on two, from 8 on three.',
      it: 'L’influenza dà segnalini catena a ogni turno: uno, da 4 due, da 8 tre.',
    },
  },
]
