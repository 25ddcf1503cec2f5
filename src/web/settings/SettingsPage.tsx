import { useSyncExternalStore } from 'react'
import { languageNames } from '../../kernel/words.ts'
import { Link } from '../app/navigation.tsx'
import { useMessages } from '../messages/messages.ts'
import { SitePage } from '../shell/SitePage.tsx'
import { changeSettings, settings, textSizes } from './settings.ts'

/** What the viewer prefers. */
export function SettingsPage() {
  const { settings: say, waste, you } = useMessages()
  const now = useSyncExternalStore(settings.subscribe, settings.get)
  const notify = async (wanted: boolean): Promise<void> => {
    if (wanted && (await Notification.requestPermission()) !== 'granted') return
    changeSettings({ notifications: wanted })
  }
  const denied = 'Notification' in window && Notification.permission === 'denied'
  return (
    <SitePage title={say.title}>
      <form className="form" onSubmit={event => event.preventDefault()}>
        <label>
          {say.name}
          <input
            defaultValue={now.name}
            maxLength={24}
            autoComplete="nickname"
            onBlur={event => changeSettings({ name: event.target.value.trim() })}
          />
        </label>
        <Choice
          label={say.language}
          value={now.language}
          of={languageNames}
          onChange={language => changeSettings({ language })}
        />
        <Choice label={say.theme} value={now.theme} of={say.themes} onChange={theme => changeSettings({ theme })} />
        <TextSize label={say.textSize} value={now.textSize} />
        <Choice
          label={say.motion}
          value={now.motion}
          of={say.motions}
          onChange={motion => changeSettings({ motion })}
        />
        <Choice label={say.pace} value={now.pace} of={say.paces} onChange={pace => changeSettings({ pace })} />
        <Choice
          label={say.confirm}
          value={now.confirm}
          of={say.confirms}
          onChange={confirm => changeSettings({ confirm })}
        />
        <p className="quiet">{say.confirmHelp}</p>
        <Check label={say.sound} checked={now.sound} onChange={sound => changeSettings({ sound })} />
        <Check
          label={say.notifications}
          checked={now.notifications}
          disabled={denied}
          onChange={wanted => void notify(wanted)}
        />
        <Check label={say.endTurns} checked={now.endTurns} onChange={endTurns => changeSettings({ endTurns })} />
        <Check label={waste.setting} checked={now.warnings} onChange={warnings => changeSettings({ warnings })} />
        {denied && <p className="quiet">{say.notificationsDenied}</p>}
        <p className="quiet">
          {say.kept} <Link to={{ page: 'you' }}>{you.title}</Link>
        </p>
      </form>
    </SitePage>
  )
}

function Choice<T extends string>({
  label,
  value,
  of,
  onChange,
}: {
  label: string
  value: T
  of: Readonly<Record<T, string>>
  onChange: (value: T) => void
}) {
  return (
    <label>
      {label}
      <select value={value} onChange={event => onChange(event.target.value as T)}>
        {Object.entries<string>(of).map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

function TextSize({ label, value }: { label: string; value: (typeof textSizes)[number] }) {
  return (
    <label>
      {label}
      <select
        value={value}
        onChange={event =>
          changeSettings({ textSize: textSizes.find(one => String(one) === event.target.value) ?? 100 })
        }
      >
        {textSizes.map(one => (
          <option key={one} value={one}>
            {one} %
          </option>
        ))}
      </select>
    </label>
  )
}

function Check({
  label,
  checked,
  disabled = false,
  onChange,
}: {
  label: string
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}) {
  return (
    <label className="form-check">
      <input type="checkbox" checked={checked} disabled={disabled} onChange={event => onChange(event.target.checked)} />
      {label}
    </label>
  )
}
