import { useCallback, useEffect, useState } from 'react'
import type { TokenInfo } from '../../protocol/rest.ts'
import { useSpeech } from '../messages/messages.ts'
import { CopyField } from './CopyField.tsx'
import { RequestForm } from './RequestForm.tsx'
import { makeToken, myTokens, withdrawToken } from './tokens.ts'

/** The access tokens of the viewer's programs: made, listed, withdrawn. */
export function Tokens() {
  const { language, messages } = useSpeech()
  const { you } = messages
  const [tokens, setTokens] = useState<readonly TokenInfo[]>()
  const [fresh, setFresh] = useState<string>()
  const load = useCallback(() => myTokens().then(setTokens, () => setTokens(undefined)), [])
  useEffect(() => void load(), [load])
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <section>
      <h3>{you.tokens}</h3>
      <p className="quiet">{you.tokensHelp}</p>
      {tokens?.length === 0 && <p className="quiet">{you.noTokens}</p>}
      <ul className="account-tokens" aria-label={you.tokens}>
        {tokens?.map(({ id, createdAt, label = you.unnamed }) => (
          <li key={id}>
            <b>{label}</b> <span className="quiet">{you.made(when.format(createdAt))}</span>
            <button
              type="button"
              className="button"
              aria-label={you.withdrawOne(label)}
              onClick={() => withdrawToken(id).then(load, load)}
            >
              {you.withdraw}
            </button>
          </li>
        ))}
      </ul>
      <RequestForm
        submit={you.makeToken}
        onSend={async field => {
          setFresh(await makeToken(field('label')))
          await load()
        }}
      >
        <label>
          {you.label}
          <input name="label" required maxLength={40} autoComplete="off" />
          <small className="quiet">{you.labelHelp}</small>
        </label>
      </RequestForm>
      {fresh !== undefined && <CopyField label={you.shownOnce} value={fresh} />}
    </section>
  )
}
