import { loadGame } from '../../games/catalogue.ts'
import type { Json } from '../../kernel/json.ts'
import { groupsOf } from '../../kernel/pack-groups.ts'
import type { Language } from '../../kernel/words.ts'
import { loadBoard } from '../boards/registry.ts'
import { loadWorkshopMessages } from '../messages/workshop/messages.ts'
import { findDraft, findLaidAside } from '../pack/drafts.ts'
import type { Naming } from '../pack/entry-names.ts'
import { loadKnowledge } from '../pack/knowledge.ts'
import { type DrawnEffect, loadDrawnEffects } from './drawn-effects.ts'
import { type Examples, examplesIn, type KindCounts, kindsIn } from './examples.ts'
import { followed } from './following.ts'
import { type References, referencesIn } from './references.ts'

/** Everything that lies ready in the workshop of a game. */
export interface WorkshopBench extends Naming {
  readonly drawn: DrawnEffect
  readonly examples: Examples
  readonly references: References
  readonly kinds: KindCounts
  /** What this device has of an owner's pack, else the shipped one; what is not entered in it is as shipped now. */
  readonly begin: Json
  /** The same as the device has it, where it was begun with other shipped values. */
  readonly unfollowed: Json | undefined
  /** The pack that lay here before another was opened over it. */
  readonly aside: Json | undefined
}

export async function loadBench(id: string, language: Language): Promise<WorkshopBench> {
  const [game, board, messages, knowledge, drawn, draft, aside] = await Promise.all([
    loadGame(id),
    loadBoard(id),
    loadWorkshopMessages(language),
    loadKnowledge(id, language),
    loadDrawnEffects(id),
    findDraft(id).catch(() => undefined),
    findLaidAside(id).catch(() => undefined),
  ])
  const { field } = knowledge
  const kept = draft?.pack ?? game.pack
  const begin = await followed(knowledge, game, kept)
  return {
    game,
    board,
    language,
    messages,
    knowledge,
    drawn,
    examples: examplesIn(field, game.pack),
    references: referencesIn(field, game.pack, groupsOf(field, game.pack)),
    kinds: kindsIn(field, game.pack),
    begin,
    unfollowed: begin === kept ? undefined : kept,
    aside,
  }
}
