import MailComposer from 'nodemailer/lib/mail-composer'
import type { Selectable } from 'kysely'
import { createHash } from 'node:crypto'
import { inOneLine } from '../layout/drawText.ts'
import type { MailTables } from '../../storage/tables/ServiceTables.ts'
import type { Sender } from './smtpConfig.ts'

export type StoredLetter = Pick<
  Selectable<MailTables['mail']>,
  'id' | 'recipient' | 'subject' | 'body' | 'html' | 'sent_at' | 'unsubscribe'
>

/** What a server gets of a letter. */
export type Message = { readonly from: string; readonly to: string; readonly bytes: Buffer }

/**
 * OPS-06: the letter as it leaves, the same bytes however often it does. Null if it cannot be addressed: the recipient
 * is not one plain address.
 */
export const messageOf = async (letter: StoredLetter, from: Sender, publicUrl: string): Promise<Message | null> => {
  const { id, recipient, subject, body, html, sent_at: writtenAt, unsubscribe } = letter
  if (!/^[^\s<>()[\],;:\\"@\p{Cc}]+@[^\s<>()[\],;:\\"@\p{Cc}]+$/u.test(recipient)) return null
  const node = new MailComposer({
    from: { name: from.name, address: from.address },
    to: { name: '', address: recipient },
    subject: inOneLine(subject),
    text: body,
    ...(html === null ? {} : { html }),
    messageId: messageIdOf(id, publicUrl),
    date: new Date(Number(writtenAt)),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe === null ? {} : unsubscribeHeaders(unsubscribe)),
    },
    baseBoundary: createHash('sha256').update(id).digest('hex').slice(0, 16),
    // What a letter says is its own text: nothing is fetched or read for it.
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile()
  return { from: from.address, to: recipient, bytes: await node.build() }
}

/** SIGN-77: mail programs show a button that ends it at once (RFC 8058), but only where it is an https address. */
const unsubscribeHeaders = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  ...(address.startsWith('https:') ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
})

/** OPS-09: always the same for the same letter. What may not stand in it (RFC 5322, 3.2.3) is percent-encoded. */
export const messageIdOf = (id: string, publicUrl: string): string =>
  `<${id.replaceAll(/[^\w!#$&'*+/=?^`{|}~-]/gu, percent)}@${new URL(publicUrl).hostname}>`

const percent = (sign: string): string =>
  [...Buffer.from(sign)].map((byte) => `%${byte.toString(16).padStart(2, '0').toUpperCase()}`).join('')
