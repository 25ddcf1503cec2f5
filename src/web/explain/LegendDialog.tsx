import type { Board } from '../boards/board.ts'
import { useSpeech } from '../messages/messages.ts'
import { Icon } from '../plates/Icon.tsx'
import { type IconName, isIconName } from '../plates/icons/icons.ts'
import { Dialog } from '../shell/Dialog.tsx'
import { nameAndMeaning } from './explanation.ts'
import './legend.css'

/** Every sign of the game with its meaning, its pieces, and the keys of the table. */
export function LegendDialog({ board, onClose }: { board: Board | undefined; onClose: () => void }) {
  const { language, messages } = useSpeech()
  const { legend: say } = messages
  const legend = board?.legend[language]
  return (
    <Dialog title={say.title} wide onClose={onClose}>
      <div className="legend">
        {legend !== undefined && (
          <>
            <h3>{say.signs}</h3>
            <ul className="legend-signs">
              {Object.entries(legend.icons)
                .filter((entry): entry is [IconName, string] => isIconName(entry[0]))
                .map(([icon, sign]) => (
                  <li key={icon}>
                    <Icon name={icon} size={1.6} />
                    <Sign sign={sign} />
                  </li>
                ))}
            </ul>
            <h3>{say.pieces}</h3>
            <ul>
              {Object.entries(legend.pieces).map(([piece, sign]) => (
                <li key={piece}>
                  <Sign sign={sign} />
                </li>
              ))}
            </ul>
          </>
        )}
        <h3>{say.keys}</h3>
        <dl className="legend-keys">
          {say.keyList.map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <p className="quiet">{say.touch}</p>
      </div>
    </Dialog>
  )
}

function Sign({ sign }: { sign: string }) {
  const [name, meaning] = nameAndMeaning(sign)
  return (
    <span>
      <b>{name}</b>
      {meaning !== '' && `: ${meaning}`}
    </span>
  )
}
