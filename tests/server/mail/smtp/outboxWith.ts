import { expect } from 'vitest'
import type { Selectable } from 'kysely'
import type { LogEntry } from '../../../../server/kit/requestLog.ts'
import { sendMail } from '../../../../server/mail/sendMail.ts'
import type { Letter } from '../../../../server/mail/sendMail.ts'
import { openMailer } from '../../../../server/mail/smtp/sendLetters.ts'
import type { MailerSettings } from '../../../../server/mail/smtp/sendLetters.ts'
import { smtpConfig } from '../../../../server/mail/smtp/smtpConfig.ts'
import type { Smtp } from '../../../../server/mail/smtp/smtpConfig.ts'
import type { Storage } from '../../../../server/storage/openStorage.ts'
import type { MailTables } from '../../../../server/storage/tables/ServiceTables.ts'
import { testCertificate } from './testCertificate.ts'

export const publicUrl = 'https://shop.example'

/** Settings as an operator writes them; `trusted` = with the test server's own certificate. */
export const settingsFor = (address: string, trusted = true): Smtp =>
  smtpConfig(
    {
      CAIRN_SMTP: address,
      CAIRN_MAIL_FROM: 'Cairn Läden <orders@shop.example>',
      ...(trusted ? { CAIRN_SMTP_CA: 'ca.pem' } : {}),
    },
    false,
    () => testCertificate.cert,
  ).smtp ?? expect.fail('no settings')

export const sampleLetter: Letter = {
  to: 'wren@example.com',
  subject: 'Deine Bestellung – schöne Grüße',
  body: 'Hallo, schöne Grüße',
  html: '<p>Hallo, schöne Grüße</p>',
}

/** An outbox with its clock, and processes that send from it. */
export const outboxOn = ({ db }: Storage) => {
  const clock = { now: 1_800_000_000_000 }
  const log: LogEntry[] = []
  const write = (id: string, letter: Partial<Letter> = {}): Promise<void> =>
    db.transaction().execute((tx) => sendMail(tx, { ...sampleLetter, ...letter }, clock.now, () => id))
  const rowOf = (id: string): Promise<Selectable<MailTables['mail']>> =>
    db.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const mailer = (address: string | Smtp, settings: Partial<MailerSettings> = {}) =>
    openMailer({
      db,
      smtp: typeof address === 'string' ? settingsFor(address) : address,
      publicUrl,
      now: () => clock.now,
      log: (entry) => void log.push(entry),
      ...settings,
    })
  const empty = (): Promise<unknown> => db.deleteFrom('mail').execute()
  return { db, clock, log, write, rowOf, mailer, empty }
}

/** The header of a message as it came over the wire: unfolded, by its name. */
export const headerOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (text.split('\r\n\r\n')[0] ?? '')
      .replaceAll(/\r\n[ \t]/g, ' ')
      .split('\r\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  )

/** Its parts, decoded, by their type. */
export const partsOf = (text: string): Readonly<Record<string, string>> => {
  const boundary = /boundary="([^"]+)"/.exec(text)?.[1] ?? expect.fail('It has no parts.')
  const parts = text.split(`--${boundary}`).slice(1, -1)
  return Object.fromEntries(
    parts.map((part) => {
      const [head = '', ...body] = part.trim().split('\r\n\r\n')
      const type = /Content-Type: ([^;]+)/.exec(head)?.[1] ?? ''
      return [type, decoded(body.join('\r\n\r\n'), head)]
    }),
  )
}

const decoded = (body: string, head: string): string => {
  if (head.includes('base64')) return Buffer.from(body, 'base64').toString()
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
  return head.includes('quoted-printable') ? Buffer.from(bytes, 'latin1').toString() : body
}

/** Words of a header that are not ASCII, decoded (RFC 2047). */
export const wordsOf = (header: string): string =>
  header
    .replaceAll(/\?= =\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([QB])\?([^?]*)\?=/g, (_, kind: string, text: string) =>
      kind === 'B'
        ? Buffer.from(text, 'base64').toString('latin1')
        : text
            .replaceAll('_', ' ')
            .replaceAll(/=([0-9A-F]{2})/g, (__, code: string) => String.fromCodePoint(Number.parseInt(code, 16))),
    )
    .replace(/^[\s\S]*$/, (text) => Buffer.from(text, 'latin1').toString())
