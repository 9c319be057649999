import { sendMail } from '../../../server/mail/sendMail.ts'
import { openMailer } from '../../../server/mail/smtp/sendLetters.ts'
import { smtpConfig } from '../../../server/mail/smtp/smtpConfig.ts'
import { inTransaction } from '../../../server/storage/inTransaction.ts'
import { openStorage } from '../../../server/storage/openStorage.ts'
import type { StoragePlace } from '../../../server/storage/openStorage.ts'

/** `port`: of the mail server it sends to. */
export type MailerBirth = { readonly place: StoragePlace; readonly port: number }

/** What a mailer is told. */
export type MailerTask =
  | { readonly do: 'write'; readonly ids: readonly string[] }
  /** Sends all that is due by a clock so far ahead; `diesAtMark`: at so many letters the server has taken, before it writes that down. */
  | { readonly do: 'send'; readonly aheadMs: number; readonly diesAtMark: number | null }
  | { readonly do: 'states' }

/** By id. */
export type LetterStates = Readonly<Record<string, string>>

let marksLeft = Infinity

const born = async ({ place, port }: MailerBirth): Promise<void> => {
  const storage = await openStorage(place)
  const { smtp } = smtpConfig({ CAIRN_SMTP: `smtp://127.0.0.1:${port}`, CAIRN_MAIL_FROM: 'orders@shop.example' }, true)
  if (!smtp) throw new Error('There is no mail server.')
  const mortal = storage.db.withPlugin({
    transformQuery: ({ node }) => {
      if (JSON.stringify(node).includes('"sent"')) marksLeft -= 1
      if (marksLeft <= 0) process.kill(process.pid, 'SIGKILL')
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const tasks = {
    write: ({ ids }) =>
      inTransaction(storage.db, async (tx) => {
        for (const id of ids)
          await sendMail(
            tx,
            { to: `${id}@example.com`, subject: id, body: `Letter ${id}`, html: `<p>Letter ${id}</p>` },
            Date.now(),
            () => id,
          )
      }),
    send: async ({ aheadMs, diesAtMark }) => {
      marksLeft = diesAtMark ?? Infinity
      const now = (): number => Date.now() + aheadMs
      await openMailer({
        db: mortal,
        smtp,
        publicUrl: 'https://shop.example',
        now,
        log: ({ error }) => void (error && console.error(error)),
      }).sendDue()
    },
    states: async (): Promise<LetterStates> => {
      const rows = await storage.db.selectFrom('mail').select(['id', 'state']).execute()
      return Object.fromEntries(rows.map(({ id, state }) => [id, state]))
    },
  } satisfies { readonly [Name in MailerTask['do']]: (task: Extract<MailerTask, { do: Name }>) => Promise<unknown> }
  process.on('message', (task: MailerTask) => {
    const run = tasks[task.do] as (asked: MailerTask) => Promise<unknown>
    void run(task).then((answer) => process.send?.({ answer: answer ?? null }))
  })
  process.send?.({ answer: 'born' })
}

await born(JSON.parse(process.argv[2] ?? '') as MailerBirth)
