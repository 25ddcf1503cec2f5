import { inEveryLanguage } from '../../../kernel/translations.ts'
import type { Legend } from '../board.ts'

/** The icons and pieces of Expo 1906 in words. */
export const legend = inEveryLanguage<Legend>({
  en: {
    icons: {
      steel: 'Steel: a resource of Projects; who leads its row in the Patents Office scores for each that needs it',
      copper: 'Copper: a resource of Projects; who leads its row in the Patents Office scores for each that needs it',
      manual:
        'Manual work: a resource of Projects; who leads its row in the Patents Office scores for each that needs it',
      automated:
        'Automated work: a resource of Projects; who leads its row in the Patents Office scores for each that needs it',
      empirical:
        'Empirical research: a resource of Projects; who leads its row in the Patents Office scores for each that needs it',
      scientific:
        'Scientific research: a resource of Projects; who leads its row in the Patents Office scores for each that needs it',
      steam: 'Steam: one of the two energies; the Jury may favour it',
      electricity: 'Electricity: one of the two energies; the Jury may favour it',
      coin: 'Money, from $0 to $12',
      vp: 'Victory points (VP), on the Prestige track',
      train: 'Train Station: buy Resource tiles',
      university: 'Academy: buy a Project or a Technology',
      laboratory: 'Laboratory: place tiles in your Lab, or remove them',
      journal: 'Journal: advance in the Patents Office',
      skyscraper: 'Skyscraper: gain money',
      meeting: 'Meeting Room: up to two of its four options; then the round ends',
      project: 'Project: scores when it has what it needs beside it',
      splitTile: 'Tile: placed in a Lab, bought or moved',
      patent: 'Steps in the Patents Office',
      restart: 'Place, remove or turn tiles of your Lab',
      scrap: 'Scrap: fills a cell of your Lab until it is removed',
      joker: 'Choose among the options of the card',
      clock: 'The round ends',
      card: 'Action card',
      up: 'Improved card',
      seal: 'Complete Project',
      arrow: 'Pay what stands before it to gain what stands after it',
    },
    pieces: {
      marker: 'Token: in the Patents Office, on the Funding track or on the Prestige track',
      coin: 'Money: what a jump between rows costs',
    },
  },
  it: {
    icons: {
      steel:
        'Acciaio: una risorsa dei Progetti; chi guida la sua riga all’Ufficio Brevetti segna punti per ognuno che la richiede',
      copper:
        'Rame: una risorsa dei Progetti; chi guida la sua riga all’Ufficio Brevetti segna punti per ognuno che la richiede',
      manual:
        'Lavoro manuale: una risorsa dei Progetti; chi guida la sua riga all’Ufficio Brevetti segna punti per ognuno che la richiede',
      automated:
        'Lavoro automatizzato: una risorsa dei Progetti; chi guida la sua riga all’Ufficio Brevetti segna punti per ognuno che la richiede',
      empirical:
        'Ricerca empirica: una risorsa dei Progetti; chi guida la sua riga all’Ufficio Brevetti segna punti per ognuno che la richiede',
      scientific:
        'Ricerca scientifica: una risorsa dei Progetti; chi guida la sua riga all’Ufficio Brevetti segna punti per ognuno che la richiede',
      steam: 'Vapore: una delle due energie; la Giuria può preferirla',
      electricity: 'Elettricità: una delle due energie; la Giuria può preferirla',
      coin: 'Denaro, da $0 a $12',
      vp: 'Punti vittoria (PV), sul tracciato Prestigio',
      train: 'Stazione: compra tessere Risorsa',
      university: 'Accademia: compra un Progetto o una Tecnologia',
      laboratory: 'Laboratorio: metti tessere nel tuo Laboratorio o toglile',
      journal: 'Rivista: avanza nell’Ufficio Brevetti',
      skyscraper: 'Grattacielo: ricevi denaro',
      meeting: 'Sala riunioni: fino a due delle sue quattro opzioni; poi il round finisce',
      project: 'Progetto: segna punti quando ha accanto ciò che gli serve',
      splitTile: 'Tessera: messa nel Laboratorio, comprata o spostata',
      patent: 'Passi nell’Ufficio Brevetti',
      restart: 'Metti, togli o gira tessere del tuo Laboratorio',
      scrap: 'Rottame: occupa uno spazio del Laboratorio finché non è tolto',
      joker: 'Scegli tra le opzioni della carta',
      clock: 'Il round finisce',
      card: 'Carta azione',
      up: 'Carta migliorata',
      seal: 'Progetto completo',
      arrow: 'Paga ciò che sta prima per avere ciò che sta dopo',
    },
    pieces: {
      marker: 'Segnalino: nell’Ufficio Brevetti, sul tracciato Finanziamento o sul tracciato Prestigio',
      coin: 'Denaro: quanto costa un salto tra le righe',
    },
  },
})
