import * as z from 'zod/mini'
import { byKey, change, list, positive, whole } from '../../../kernel/pack-values.ts'
import { gainEffect, gainPer } from './effects.ts'
import { bishopAction, choiceAction } from './spaces.ts'
import { textbooks } from './terms.ts'

/** What students and chancellors do for who has them: at a trigger, or always. */

const soldEffect = z.union([
  gainEffect,
  z.object({ gainTextbooks: z.object({ count: textbooks, mode: z.literal('buyer-color') }) }),
])
export const ability = z.union([
  z.object({ trigger: z.literal('lecture-given'), effects: list(gainEffect) }),
  z.object({
    trigger: z.literal('student-placed'),
    hallType: z.optional(z.enum(['A', 'B'])),
    excludeSelf: z.optional(z.boolean()),
    effects: list(gainEffect),
  }),
  z.object({ trigger: z.literal('professor-recruited'), effects: list(gainEffect) }),
  z.object({
    trigger: z.literal('bishop-placement'),
    optional: z.literal(true),
    limit: z.literal('per-round'),
    effects: z.tuple([z.object({ modifier: z.literal('bishop-virtual-master'), add: whole(1, 1) })]),
  }),
  z.object({ trigger: z.literal('bishop-used'), effects: list(z.union([gainEffect, gainPer])) }),
  z.object({ trigger: z.literal('display-sold'), who: z.enum(['owner', 'buyer']), effects: list(soldEffect) }),
  z.object({
    trigger: z.literal('research-moved'),
    optional: z.literal(true),
    limit: z.literal('per-turn'),
    effects: list(gainEffect),
  }),
  z.object({
    trigger: z.literal('milestone-reached'),
    optional: z.literal(true),
    limit: z.literal('per-game'),
    effects: z.tuple([z.object({ action: z.literal('repeat-milestone-bonus') })]),
  }),
  z.object({ trigger: z.literal('blue-level-reached'), effects: list(gainEffect) }),
  z.object({
    trigger: z.literal('own-turn-any-time'),
    optional: z.literal(true),
    limit: z.literal('per-round'),
    effects: z.tuple([z.object({ action: z.literal('ready-professor'), count: z.literal(1) })]),
  }),
  z.object({
    trigger: z.literal('chosen-in-setup'),
    effects: z.tuple([z.object({ action: z.literal('draw-setup-cards'), draw: positive, keep: z.literal(1) })]),
  }),
  z.object({ modifier: z.literal('storage-size'), add: textbooks }),
  z.object({ modifier: z.literal('student-cost-textbooks'), add: change }),
  z.object({ modifier: z.literal('professor-ducats'), set: whole(0, 0) }),
  z.object({ modifier: z.literal('lecture-book-cost'), set: whole(0, 0) }),
  z.object({ modifier: z.literal('occupied-space-masters'), add: change, min: positive }),
  z.object({ modifier: z.literal('display-income'), multiply: positive }),
  z.object({ modifier: z.literal('colloquium-purchases'), set: whole(2, 2) }),
  z.object({
    modifier: z.literal('replace-actions'),
    actions: byKey(z.union([choiceAction, bishopAction])),
  }),
])

export type Ability = z.infer<typeof ability>
