import { createTransport } from 'nodemailer'
import type { MailSettings } from '../settings.ts'

/** A letter to one person. Whoever may want no more of its kind is told how, in a way that mail programs understand. */
export interface MailLetter {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The address that ends letters of this kind. */
  readonly unsubscribe?: string
}

export interface Mailer {
  /** Resolves when the mail server has taken it. */
  send(letter: MailLetter): Promise<void>
  close(): void
}

/** Whether a mail server knows no such mailbox, and never will (RFC 3463): not that it is full, or takes nothing from us. */
export const isUnknownMailbox = (fault: unknown): boolean => {
  const { responseCode = 0, response = '' } = fault as { readonly responseCode?: number; readonly response?: string }
  return responseCode >= 550 && /\b5\.1\.(1|2|3|6|10)\b/.test(response)
}

/** Milliseconds for each step of an exchange with the mail server. */
const PATIENCE = 10_000

/** Sends letters by the host's mail server; undefined where the host has named none, and then nothing is offered. */
export function openMailer({ smtp, from }: MailSettings): Mailer | undefined {
  if (smtp === undefined) return undefined
  const timeouts = { connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE }
  const transport = createTransport({ url: smtp, ...timeouts })
  return {
    async send({ to, subject, text, unsubscribe }) {
      await transport.sendMail({
        ...{ from, to, subject, text },
        // Neither programs that answer by themselves nor people are to write back to a machine.
        replyTo: from,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
          ...(unsubscribe === undefined
            ? {}
            : { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
        },
        disableFileAccess: true,
        disableUrlAccess: true,
      })
    },
    close: () => transport.close(),
  }
}
