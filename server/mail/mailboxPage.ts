import type { MiddlewareHandler } from 'hono'
import type { Selectable } from 'kysely'
import { escaped } from '../kit/escaped.ts'
import type { Db } from '../storage/Tables.ts'
import type { MailTables } from '../storage/tables/ServiceTables.ts'

const shown = 50

/**
 * `/dev/mailbox`: this server's outbox, newest letter first: its HTML in a frame that runs no script, and its text with
 * working links beside it. `publicUrl`: where the letters' pictures are. For development only.
 */
export const mailboxPage =
  (db: () => Db, publicUrl: string): MiddlewareHandler =>
  async (c) => {
    const letters = await db()
      .selectFrom('mail')
      .selectAll()
      .orderBy('sent_at', 'desc')
      .orderBy('id', 'desc')
      .limit(shown)
      .execute()
    const list = letters.map(
      ({ recipient, subject, body, html, ...fate }) =>
        `<article><h2>${escaped(subject)}</h2><p>To ${escaped(recipient)}. ${escaped(fateText(fate))}</p><div class="parts">${framed(subject, html)}<pre>${linked(body)}</pre></div></article>`,
    )
    c.header('cache-control', 'no-store')
    // A frame's document has the policy of the page around it.
    c.header(
      'content-security-policy',
      `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' ${publicUrl}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
    return c.html(
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>Mailbox</title><style>${style}</style><h1>Mailbox</h1>${list.join('') || '<p>No letter has been sent yet.</p>'}</html>`,
    )
  }

/** OPS-10: where a letter is, for the mailbox and for `npm run mail`. */
export const fateText = ({
  state,
  attempts,
  taken_at: takenAt,
  fault,
}: Pick<Selectable<MailTables['mail']>, 'state' | 'attempts' | 'taken_at' | 'fault'>): string => {
  const tried = `tried ${attempts === 1 ? 'once' : `${attempts} times`}`
  switch (state) {
    case 'sent':
      return `Sent ${new Date(takenAt ?? 0).toISOString().slice(0, 16)}Z.`
    case 'failed':
      return `Failed, ${tried}: ${fault ?? ''}`
    case 'sending':
      return 'Being sent.'
    case 'waiting':
      return fault === null ? 'In the outbox.' : `In the outbox, ${tried}: ${fault}`
  }
}

/** Of the page's own origin, because pictures are sent to no other; without `allow-scripts` nothing in it runs. */
const framed = (subject: string, html: string | null): string =>
  html === null
    ? ''
    : `<iframe sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox" loading="lazy" title="${escaped(subject)}" srcdoc="${escaped(html)}"></iframe>`

/** Addresses and paths of this shop become links; the rest of a letter is plain text. */
const linked = (body: string): string =>
  escaped(body).replaceAll(/(?<=^|\s)((?:https?:\/\/[\w.:-]+)?\/[\w/?=&;.%@#+-]+)/gm, '<a href="$1">$1</a>')

const style =
  'body{font:1rem/1.5 system-ui,sans-serif;margin:1rem}.parts{display:flex;flex-wrap:wrap;gap:1rem}' +
  'iframe{flex:1 1 22rem;min-width:0;height:40rem;border:1px solid #888}' +
  'pre{flex:1 1 22rem;min-width:0;margin:0;white-space:pre-wrap;overflow-wrap:anywhere}'
