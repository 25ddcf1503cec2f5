import type { GameEvent, Seat } from '../../kernel/contract.ts'
import type { Kind } from './books.ts'
import type { Color, Letter } from './pack/terms.ts'
import type { PointSource } from './points.ts'
import type { Play } from './state.ts'

/** All that can happen in Alma Mater. Amounts are what was really gained or, below zero, paid. */
export type AlmaMaterEvent =
  | Resource<'ducats'>
  | (Resource<'books'> & { readonly kind: Kind })
  | (Resource<'prestige'> & { readonly source: PointSource })
  | Resource<'green-steps'>
  | Resource<'black-steps'>
  | Resource<'tutors'>
  | Happening<'master-gained', { readonly seat: Seat }>
  | Happening<'drafted', { readonly card: string }>
  | Happening<'card-boxed', { readonly card: string }>
  | Happening<'order-set', { readonly order: readonly Seat[]; readonly totals?: readonly number[] }>
  | Happening<'chancellor-chosen', { readonly chancellor: string }>
  | Happening<'card-kept', { readonly card: string }>
  | Happening<'arranged', { readonly shelves: readonly number[] }>
  | Happening<'round-began', { readonly round: number }>
  | Happening<'ignotus', { readonly card: string; readonly level: number }>
  | Happening<'sent', { readonly space: string; readonly masters: number; readonly tutors: number }>
  | Happening<'student-recruited', { readonly student: string; readonly hall: number }>
  | Happening<'professor-recruited', { readonly professor: string }>
  | Happening<'price-set', { readonly professor: string; readonly price: readonly number[] }>
  | Happening<'bookmark', { readonly professor: string; readonly kind: Kind }>
  | Happening<'lecture', { readonly professor: string }>
  /** Nothing of its effect could come about. */
  | Happening<'lecture-in-vain', { readonly professor: string }>
  | Happening<'readied', { readonly professor: string }>
  | Happening<'exhausted', { readonly professor: string }>
  | Happening<'shelved', { readonly count: number }>
  | Happening<'bought', { readonly color: Color; readonly count: number; readonly shown: number }>
  | Happening<'shelf-scored', { readonly color: Color; readonly slot: number }>
  | Happening<'researched', { readonly from: number; readonly to: number }>
  | Happening<'rested', { readonly masters: number; readonly tutors: number }>
  | Happening<'master-lost', { readonly tutor: boolean }>
  | Happening<'bonus-repeated', { readonly milestone: string }>
  | Happening<'bust-taken', { readonly letter: Letter; readonly chancellor: string }>
  | Happening<'passed', object>
  | Happening<'turn-ended', object>
  | Happening<'cleaned-up', { readonly books: number }>
  | Happening<'prices-laid', { readonly prices: readonly number[] }>
  | Happening<'reputation-set', { readonly colors: readonly Color[] }>
  | Happening<'game-ended', object>

type Happening<T extends string, D extends object> = GameEvent & { readonly type: T } & D
type Resource<T extends string> = Happening<
  T,
  { readonly seat: Seat; readonly amount: number; readonly because: string }
>

/** Tells what happened. Callers ask first whether anybody listens, so that silent play makes no events. */
export function happened(play: Play, event: AlmaMaterEvent): void {
  play.events?.push(event)
}
