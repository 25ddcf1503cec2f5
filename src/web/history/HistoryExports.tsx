import type { FinishedGame } from '../../tables/played.ts'
import { titleOf } from '../home/shelf-of-games.ts'
import type { HistoryMessages } from '../messages/history/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import { downloadText } from '../shell/download.ts'
import { csvOf, jsonOf } from './exports.ts'

/** The games of the list as files. */
export const HistoryExports = ({ say, games }: { say: HistoryMessages; games: readonly FinishedGame[] }) => (
  <section className="history-exports">
    <h2>{say.exportAll}</h2>
    <p className="quiet">{say.exportHelp}</p>
    <button
      type="button"
      className="button"
      onClick={() => downloadText('athenaeum-results.csv', csvOf(games, titleOf))}
    >
      <Icon name="download" /> {say.csv}
    </button>
    <button type="button" className="button" onClick={() => downloadText('athenaeum-results.json', jsonOf(games))}>
      <Icon name="download" /> {say.json}
    </button>
  </section>
)
