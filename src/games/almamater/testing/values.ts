import type { Json } from '../../../kernel/json.ts'
import pack from '../editions/f1a0313c9092.pack.json' with { type: 'json' }

/**
 * The values with which scenes are played: a kept edition, which never changes. A scene proves a rule with cards that it names;
 * what reconstructed cards give may be tuned meanwhile. Random games and recorded ones are played with the values of today.
 */
export const sceneValues: Json = pack
