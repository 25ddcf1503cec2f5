import { type FormEvent, useState } from 'react'
import type { RatingRange } from '../../tables/rating-range.ts'
import { navigate } from '../app/navigation.tsx'
import { ClockChooser } from '../lobby/ClockChooser.tsx'
import type { Timing } from '../lobby/clocks.ts'
import { useMessages } from '../messages/messages.ts'
import { RangeChooser } from '../rated/RangeChooser.tsx'
import { RatedCheck } from '../rated/RatedCheck.tsx'
import { offerTable } from '../session/remote/offers.ts'
import { Dialog } from '../shell/Dialog.tsx'
import { type Sending, SubmitButton } from '../shell/SubmitButton.tsx'
import { firstChoice, GameFields } from './GameFields.tsx'
import { usualTiming } from './wish.ts'

/** Offers seats to anybody: game, number and pace; everything else is chosen at the table while one waits. */
export function OfferDialog({ onClose }: { onClose: () => void }) {
  const { offers: say } = useMessages()
  const [choice, choose] = useState(firstChoice)
  const [rated, setRated] = useState<true>()
  const [ratings, setRatings] = useState<RatingRange>()
  const [timing, setTiming] = useState<Timing>(usualTiming('days'))
  const [state, setState] = useState<Sending>('idle')
  const { game, players } = choice
  const offer = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setState('busy')
    try {
      navigate({
        page: 'table',
        id: await offerTable(game, players, { ...timing, ...(rated && { rated }), ...(ratings && { ratings }) }),
      })
    } catch (fault) {
      setState({ fault })
    }
  }
  return (
    <Dialog title={say.offer} onClose={onClose}>
      <p className="quiet">{say.offerHelp}</p>
      <form className="form" onSubmit={offer}>
        <GameFields choice={choice} onChoose={choose} />
        <ClockChooser timing={timing} onChoose={change => setTiming(timingAfter(timing, change))} />
        <RatedCheck rated={rated} blocked={undefined} onChoose={setRated} />
        <RangeChooser game={game} ratings={ratings} onChoose={setRatings} />
        <SubmitButton state={state}>{say.offer}</SubmitButton>
      </form>
    </Dialog>
  )
}

/** What becomes undefined is chosen no more. */
const timingAfter = (before: Timing, change: { readonly [K in keyof Timing]?: Timing[K] | undefined }): Timing =>
  Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== undefined))
