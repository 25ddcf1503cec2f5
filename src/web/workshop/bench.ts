import { loadGame } from '../../games/catalogue.ts'
import type { Json } from '../../kernel/json.ts'
import { groupsOf } from '../../kernel/pack-groups.ts'
import type { Language } from '../../kernel/words.ts'
import { loadBoard } from '../boards/registry.ts'
import { loadWorkshopMessages } from '../messages/workshop/messages.ts'
import { findDraft } from '../pack/drafts.ts'
import type { Naming } from '../pack/entry-names.ts'
import { loadKnowledge } from '../pack/knowledge.ts'
import { type DrawnEffect, loadDrawnEffects } from './drawn-effects.ts'
import { type Examples, examplesIn, type KindCounts, kindsIn } from './examples.ts'
import { type References, referencesIn } from './references.ts'

/** Everything that lies ready in the workshop of a game. */
export interface WorkshopBench extends Naming {
  readonly drawn: DrawnEffect
  readonly examples: Examples
  readonly references: References
  readonly kinds: KindCounts
  /** What this device has of an owner's pack, else the shipped one. */
  readonly begin: Json
}

export async function loadBench(id: string, language: Language): Promise<WorkshopBench> {
  const [game, board, messages, knowledge, drawn, draft] = await Promise.all([
    loadGame(id),
    loadBoard(id),
    loadWorkshopMessages(language),
    loadKnowledge(id, language),
    loadDrawnEffects(id),
    findDraft(id).catch(() => undefined),
  ])
  const { field } = knowledge
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
    begin: draft?.pack ?? game.pack,
  }
}
