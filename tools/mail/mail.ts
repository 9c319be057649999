import { fateText } from '../../server/mail/mailboxPage.ts'
import { findLetter, lettersIn, retryLetters } from '../../server/mail/outbox.ts'
import { messageIdOf } from '../../server/mail/smtp/messageOf.ts'
import { greetServer } from '../../server/mail/smtp/postMessage.ts'
import type { Smtp } from '../../server/mail/smtp/smtpConfig.ts'
import { serverConfig } from '../../server/serverConfig.ts'
import { openStorage } from '../../server/storage/openStorage.ts'
import type { Db } from '../../server/storage/Tables.ts'
import type { LetterState } from '../../server/storage/tables/ServiceTables.ts'
import { defineCommand } from '../command/defineCommand.ts'
import { anyText, flag, option, refuse } from '../command/options.ts'

export type MailRequest =
  | { readonly _tag: 'Check' }
  | { readonly _tag: 'List'; readonly states: readonly LetterState[] }
  | { readonly _tag: 'Show'; readonly id: string }
  | { readonly _tag: 'Retry'; readonly id: string | null }

const statesByName: Readonly<Record<string, readonly LetterState[]>> = {
  left: ['waiting', 'sending', 'failed'],
  waiting: ['waiting', 'sending'],
  failed: ['failed'],
  sent: ['sent'],
}

/** `npm run mail`: the letters of the outbox, for whoever is at the machine; the console has them, too (OPR-40). */
export const mailArguments = defineCommand({
  name: 'mail',
  positionals: 'list | show ID | retry ID | retry --failed | check',
  options: {
    state: option('STATE', 'list: waiting, failed, sent, or left (waiting and failed)', anyText, 'left'),
    failed: flag('retry: every letter that has failed'),
  },
  notes: `\`list\` prints the newest 50 letters: id, when it was written, to whom, subject, and what has become of it. \`show\` prints one with
its text. \`retry\` has one tried again within seconds, as if it had just been written. \`check\` asks the mail server
of CAIRN_SMTP whether it lets this shop in, and sends nothing.
The embedded database cannot be shared: stop the shop first, or name a PostgreSQL by DATABASE_URL. \`check\` needs no
database.
Exit code: 0 done, 1 the mail server does not let this shop in, 2 wrong arguments or an unknown id.`,
  request: ({ values: { state, failed }, positionals: [action, id, ...others] }): MailRequest => {
    if (others.length > 0) return refuse('Give one id.')
    switch (action) {
      case 'check':
        return { _tag: 'Check' }
      case 'list':
        return { _tag: 'List', states: statesByName[state] ?? refuse(`There is no state ${state}.`) }
      case 'show':
        return { _tag: 'Show', id: id ?? refuse('Give the id, as the list prints it.') }
      case 'retry':
        if (failed === (id !== undefined)) return refuse('Give either an id or --failed.')
        return { _tag: 'Retry', id: id ?? null }
      default:
        return refuse('Give one of: list, show, retry, check.')
    }
  },
})

type Outcome = { readonly exitCode: 0 | 1 | 2; readonly lines: readonly string[] }

const done = (...lines: readonly string[]): Outcome => ({ exitCode: 0, lines })
const unknown = (id: string): Outcome => ({ exitCode: 2, lines: [`There is no letter ${id}.`] })

const minuteOf = (at: number): string => `${new Date(at).toISOString().slice(0, 16)}Z`

/** OPS-10: what each action does. `now`: epoch ms */
export const runMail = async (
  db: Db,
  request: Exclude<MailRequest, { readonly _tag: 'Check' }>,
  { now, publicUrl }: { readonly now: number; readonly publicUrl: string },
): Promise<Outcome> => {
  switch (request._tag) {
    case 'List': {
      const letters = await lettersIn(db, request.states, 50)
      return letters.length === 0
        ? done('There is no such letter.')
        : done(
            ...letters.map(
              (letter) =>
                `${letter.id}  ${minuteOf(letter.sent_at)}  ${letter.recipient}  ${letter.subject}\n    ${fateText(letter)}`,
            ),
          )
    }
    case 'Show': {
      const letter = await findLetter(db, request.id)
      return letter
        ? done(
            `Message-ID: ${messageIdOf(letter.id, publicUrl)}`,
            `To: ${letter.recipient}`,
            `Subject: ${letter.subject}`,
            `Written: ${minuteOf(letter.sent_at)}`,
            ...(letter.state === 'waiting' ? [`Next try: ${minuteOf(Math.max(now, letter.due_at ?? 0))}`] : []),
            fateText(letter),
            '',
            letter.body,
          )
        : unknown(request.id)
    }
    case 'Retry': {
      const count = await retryLetters(db, request.id, now)
      if (request.id === null) return done(`${count === 1 ? '1 letter is' : `${count} letters are`} tried again.`)
      if (count > 0) return done('The letter is tried again.')
      const letter = await findLetter(db, request.id)
      return letter ? { exitCode: 2, lines: [`It is not tried again. ${fateText(letter)}`] } : unknown(request.id)
    }
  }
}

/** OPS-10: whether the mail server lets this shop in, in words without the password. */
export const checkMail = async (smtp: Smtp | null, name: string): Promise<Outcome> => {
  if (smtp === null) return { exitCode: 1, lines: ['CAIRN_SMTP is not set: letters stay in the outbox.'] }
  const { host, port, security, credentials } = smtp
  const posted = await greetServer(smtp, name, new AbortController().signal)
  const server = `${host}:${port}`
  if (posted._tag !== 'taken')
    return { exitCode: 1, lines: [`${server} does not let this shop in (${posted.code}): ${posted.reply}`] }
  const how = security === 'none' ? 'not encrypted' : 'encrypted'
  return done(`${server} lets this shop in, ${how}, ${credentials ? `as ${credentials.user}` : 'without a user'}.`)
}

/** `npm run mail -- list`: works on the shop's database; an embedded one must not be in use by the shop. */
export const main = async (): Promise<void> => {
  const request = mailArguments.readOrExit()
  const { place, publicUrl, mail } = serverConfig(process.env)
  const say = ({ lines, exitCode }: Outcome): void => {
    for (const line of lines) (exitCode === 0 ? console.log : console.error)(line)
    process.exitCode = exitCode
  }
  if (request._tag === 'Check') return say(await checkMail(mail.smtp, new URL(publicUrl).hostname))
  const storage = await openStorage(place)
  try {
    say(await runMail(storage.db, request, { now: Date.now(), publicUrl }))
  } finally {
    await storage.close()
  }
}
