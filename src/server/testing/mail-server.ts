import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A letter as a mail server has taken it. */
export interface TakenLetter {
  readonly to: string
  readonly from: string
  readonly head: string
  readonly text: string
}

export interface MailServer {
  readonly url: string
  readonly letters: TakenLetter[]
  /** Turns away what comes, as one does that is full or being mended. */
  refuse(refusing: boolean): void
  /** Knows no such mailbox from now on. */
  forget(address: string): void
  close(): Promise<void>
}

/** A real mail server on this machine that keeps what it gets. */
export async function startMailServer(taken: (letter: TakenLetter) => void = () => {}): Promise<MailServer> {
  const letters: TakenLetter[] = []
  let refusing = false
  const unknown = new Set<string>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      if (unknown.has(address))
        return done(Object.assign(new Error('5.1.1 no such mailbox here'), { responseCode: 550 }))
      return done()
    },
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        if (refusing) return done(Object.assign(new Error('try again later'), { responseCode: 451 }))
        const whole = String(Buffer.concat(parts))
        const at = whole.indexOf('\r\n\r\n')
        const head = whole.slice(0, at).replace(/\r\n[ \t]+/g, ' ')
        const { mailFrom, rcptTo } = session.envelope
        const from = mailFrom === false ? '' : mailFrom.address
        const letter = {
          to: rcptTo.map(one => one.address).join(),
          from,
          head,
          text: readable(head, whole.slice(at + 4)),
        }
        letters.push(letter)
        taken(letter)
        return done()
      })
    },
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    refuse: now => {
      refusing = now
    },
    forget: address => void unknown.add(address),
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}

function readable(head: string, body: string): string {
  if (/transfer-encoding: base64/i.test(head)) return String(Buffer.from(body, 'base64'))
  if (!/transfer-encoding: quoted-printable/i.test(head)) return body
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return String(Buffer.from(bytes, 'latin1'))
}
