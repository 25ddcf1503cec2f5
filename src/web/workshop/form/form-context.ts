import { type ComponentType, createContext, useContext } from 'react'
import type { PackDescription } from '../../../games/pack-descriptions.ts'
import type { Json } from '../../../kernel/json.ts'
import type { Field, FieldShape } from '../../../kernel/pack-fields.ts'
import type { PathStep } from '../../../kernel/pack-size.ts'
import type { WorkshopMessages } from '../../messages/workshop/messages.ts'
import type { NameOfValue } from '../../pack/names/names.ts'
import type { IconToken } from '../../plates/icon-tokens.ts'
import type { Examples } from '../examples.ts'

export interface NamedRow {
  readonly id: string
  readonly name: string
}

/** What every control of a form works with. */
export interface FormContext {
  /** The controls of any value: rows, tables and kinds have values within. */
  readonly Value: ComponentType<ControlProps & { field: Field }>
  readonly say: WorkshopMessages['workshop']
  readonly nameOf: NameOfValue
  /** How an amount is drawn, where the board draws it. */
  readonly signOf: (name: string) => IconToken | undefined
  /** An effect, cost or requirement as its icons. */
  readonly drawn: (value: Json) => readonly IconToken[]
  readonly examples: Examples
  /** What a name at this place may refer to. */
  readonly referred: (path: readonly PathStep[]) => readonly NamedRow[]
  /** Kinds in the order in which this part of the box has them most often. */
  readonly usual: (path: readonly PathStep[], shapes: readonly FieldShape[]) => readonly FieldShape[]
  /** Parts that follow from the kind of an effect, and what follows. */
  readonly decided: NonNullable<PackDescription['decided']>
  readonly edit: (path: readonly PathStep[], value: Json | undefined) => void
  /** What is wrong exactly here, in words. */
  readonly wrongAt: (path: readonly PathStep[]) => string | undefined
}

const Context = createContext<FormContext | undefined>(undefined)
export const FormProvider = Context.Provider

export function useForm(): FormContext {
  const form = useContext(Context)
  if (form === undefined) throw new Error('a control stands outside of a form')
  return form
}

export interface ControlProps {
  readonly path: readonly PathStep[]
  readonly value: Json | undefined
  readonly label: string
}

/** What a control is called where it stands: `effects.0.gain.coins` */
export const controlId = (path: readonly PathStep[]): string => `field-${path.join('.')}`
