import { array, boolean, number, string } from 'zod/mini'
import type { GivenAnswer } from '../../kernel/history.ts'
import type { LineComment, Variation } from '../../kernel/variations.ts'
import { type Schema, whole } from '../whole.ts'
import type { Findings, FindingsAnswer, FindingsKept } from './requests.ts'

/** Findings as a server or a device has kept them, for a client to check. */

const given: Schema<GivenAnswer> = whole<GivenAnswer>({ seat: number(), key: string() })

const findings: Schema<Findings> = whole<Findings>({
  variations: array(whole<Variation>({ from: number(), after: number(), answers: array(given) })),
  comments: array(whole<LineComment>({ line: number(), at: number(), text: string() })),
  found: array(number()),
})

const fields = { findings, revision: number() }
export const findingsAnswer = whole<FindingsAnswer>(fields)
export const findingsKept = whole<FindingsKept>({ ...fields, kept: boolean() })
