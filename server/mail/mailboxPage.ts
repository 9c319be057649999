import type { MiddlewareHandler } from 'hono'
import type { Db } from '../storage/Tables.ts'

const shown = 50

/** `/dev/mailbox`: this server's outbox, newest letter first, with working links. For development only. */
export const mailboxPage =
  (db: () => Db): MiddlewareHandler =>
  async (c) => {
    const letters = await db()
      .selectFrom('mail')
      .selectAll()
      .orderBy('sent_at', 'desc')
      .orderBy('id', 'desc')
      .limit(shown)
      .execute()
    const list = letters.map(
      ({ recipient, subject, body }) =>
        `<article><h2>${plain(subject)}</h2><p>To ${plain(recipient)}</p><p>${linked(body)}</p></article>`,
    )
    c.header('cache-control', 'no-store')
    return c.html(
      `<!doctype html><html lang="en"><title>Mailbox</title><h1>Mailbox</h1>${list.join('') || '<p>No letter has been sent yet.</p>'}</html>`,
    )
  }

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const plain = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign)

/** Paths of this shop become links; the rest of a letter is plain text. */
const linked = (body: string): string =>
  plain(body)
    .replaceAll(/(?<=^|\s)(\/[\w/?=&;.%@+-]+)/gm, '<a href="$1">$1</a>')
    .replaceAll('\n', '<br>')
