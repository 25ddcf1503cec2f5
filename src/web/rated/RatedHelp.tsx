import { useMessages } from '../messages/messages.ts'
import { Icon } from '../plates/Icon.tsx'

/** That a table is rated, and what that means for whoever sits down there. */
export function RatedHelp() {
  const { ratings: say } = useMessages()
  return (
    <div>
      <dt>
        <Icon name="trophy" /> {say.rated}
      </dt>
      <dd>{say.ratedHelp}</dd>
    </div>
  )
}
