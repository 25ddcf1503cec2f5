import { useState } from 'react'
import type { TableInfo } from '../../protocol/rest.ts'
import { navigate } from '../app/navigation.tsx'
import { titleOf } from '../home/shelf-of-games.ts'
import { useMessages } from '../messages/messages.ts'
import { saidFault } from '../messages/refusals/said.ts'
import { commandAt, lookAt } from '../session/remote/requests.ts'

/** The same game again with the same people: those who played have their seats there, and are told. */
export function AgainButton({ table: { id, game, status, seat } }: { table: TableInfo }) {
  const messages = useMessages()
  const { people: say } = messages
  const [fault, setFault] = useState<unknown>()
  if (status !== 'finished' || seat === undefined) return null
  const again = async (): Promise<void> => {
    try {
      await commandAt(id, { kind: 'rematch' })
      const next = (await lookAt(id, undefined))?.view.rematch
      if (next !== undefined) navigate({ page: 'table', id: next })
    } catch (why) {
      setFault(why)
    }
  }
  return (
    <>
      <button type="button" className="text-button" aria-label={say.againHelp(titleOf(game))} onClick={again}>
        {say.again}
      </button>
      {fault !== undefined && (
        <span role="alert" className="fault">
          {saidFault(fault, messages)}
        </span>
      )}
    </>
  )
}
