import type { Text } from '../../../phrase.ts'

type Told = (who: string, what: string) => string
type ToldOf = (who: string, what: string, where: string) => string

export interface EventPhrases {
  readonly gained: Told
  readonly paid: Told
  readonly scored: Told
  readonly calledHome: ToldOf
  readonly refreshed: Told
  readonly exhausted: Told
  readonly sent: Told
  readonly settled: ToldOf
  readonly roundBegan: (era: string, round: number) => string
  readonly turnBegan: Told
  readonly pillarPlaced: ToldOf
  readonly rested: Told
  readonly action: Readonly<Record<'main' | 'chain' | 'technology' | 'benefit', ToldOf>>
  readonly declined: Told
  readonly chained: ToldOf
  readonly presented: ToldOf
  readonly invented: ToldOf
  readonly innovated: ToldOf
  readonly shared: ToldOf
  readonly cardKept: Told
  readonly cardLost: Text
  readonly citizensPlaced: ToldOf
  readonly wealthTaken: Told
  readonly aspiration: Told
  readonly surplus: Told
  readonly tokensPrepared: Told
  readonly aspirationWaits: Told
  readonly aspirationKept: Told
  readonly aspirationReturned: Told
  readonly progressTaken: Told
  readonly tokenPlaced: ToldOf
  readonly tokenTurned: Told
  readonly travelled: (who: string, from: string, to: string) => string
  readonly sageTaken: Told
  readonly knowledgeTurned: Text
  readonly allKnowledgeTurned: string
  readonly milestoneTaken: Told
  readonly milestoneInserted: Text
  readonly milestoneDiscarded: Text
  readonly diplomatScholar: Told
  readonly diplomatSupply: Told
  readonly diplomatSent: ToldOf
  readonly ideaTaken: Told
  readonly ideaRemoved: Text
  readonly economyUsed: Told
  readonly economyToken: (who: string) => string
  readonly technologyTurned: Told
  readonly built: ToldOf
  readonly turnEnded: (who: string) => string
  readonly eraBegan: Text
  readonly turnOrder: (who: string, position: number) => string
  readonly eurekaLaid: Text
  readonly nonPlayerMilestone: Text
  readonly sagesReturned: string
  readonly goalsShown: Told
  readonly gameEnded: string
  readonly answered: (who: string) => string
  readonly chronosSettled: (region: string, card: string, ip: string) => string
  readonly chronosTurn: Text
  readonly chronosMoved: (region: string, does: string) => string
  readonly chronosCannot: Text
  readonly chronosPresented: (card: string, region: string, citizens: string) => string
  readonly chronosInvented: (card: string, region: string) => string
  readonly chronosShared: (card: string, region: string) => string
  readonly chronosInnovated: (card: string, region: string) => string
  readonly chronosTook: Text
  readonly chronosIdle: Text
  readonly chronosToken: (region: string, ip: string) => string
  readonly chronosMilestone: Text
  readonly chronosScored: Text
}
