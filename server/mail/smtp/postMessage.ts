import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { isIP } from 'node:net'
import { toFields } from '../../../core/domain/fields/fields.ts'
import type { Message } from './messageOf.ts'
import type { Smtp } from './smtpConfig.ts'

/**
 * What came of handing a letter over. `away`: the server takes none at present, which is not this letter's fault.
 * `later`: try this letter again; also when the connection ended and the server may have taken it. `code`: short, for
 * the log, without anybody's address; `reply`: the server's own words, for the operator.
 */
export type Posted = {
  readonly _tag: 'taken' | 'refused' | 'later' | 'away'
  readonly code: string
  readonly reply: string
}

/** ms; of silence, except for `letter`: from the connection to the server's last answer. */
export const smtpTimes = { connect: 20_000, greeting: 20_000, silence: 60_000, letter: 120_000 } as const

/** OPS-06, OPS-08: hands one letter over, on a connection of its own. `name`: how this server introduces itself. */
export const postMessage = (
  smtp: Smtp,
  { from, to, bytes }: Message,
  name: string,
  ended: AbortSignal,
): Promise<Posted> =>
  onConnection(smtp, name, ended, (connection, settled) =>
    connection.send({ from, to: [to], size: bytes.length }, bytes, (error, sent) =>
      settled(
        error
          ? failureOf(error, true, smtp)
          : { _tag: 'taken', code: '250', reply: oneLine(sent?.response ?? '', smtp) },
      ),
    ),
  )

/** Whether the server lets this one in, and takes its password. */
export const greetServer = (smtp: Smtp, name: string, ended: AbortSignal): Promise<Posted> =>
  onConnection(smtp, name, ended, (_, settled) => settled({ _tag: 'taken', code: '250', reply: '' }))

type Settled = (posted: Posted) => void

const onConnection = (
  smtp: Smtp,
  name: string,
  ended: AbortSignal,
  work: (connection: SMTPConnection, settled: Settled) => void,
): Promise<Posted> =>
  new Promise((resolve) => {
    const connection = new SMTPConnection(optionsOf(smtp, name))
    let isWorking = false
    const settled: Settled = (posted) => {
      clearTimeout(timer)
      ended.removeEventListener('abort', end)
      if (posted._tag === 'taken') connection.quit()
      else connection.close()
      resolve(posted)
    }
    const failed = (error: unknown): void => settled(failureOf(error, isWorking, smtp))
    const end = (): void => failed({ code: 'ETIMEDOUT', message: 'The letter took too long.' })
    const timer = setTimeout(end, smtpTimes.letter)
    ended.addEventListener('abort', end)
    const begin = (): void => {
      isWorking = true
      work(connection, settled)
    }
    connection.on('error', failed)
    connection.connect((error) => {
      if (error) return failed(error)
      if (!smtp.credentials) return begin()
      const { user, password } = smtp.credentials
      connection.login({ credentials: { user, pass: password } }, (refused) => (refused ? failed(refused) : begin()))
    })
    if (ended.aborted) end()
  })

const optionsOf = ({ host, port, security, trusted }: Smtp, name: string) => ({
  host,
  port,
  name,
  secure: security === 'tls',
  requireTLS: security === 'starttls',
  ignoreTLS: security === 'none',
  // A loopback address is one, too.
  allowInternalNetworkInterfaces: true,
  connectionTimeout: smtpTimes.connect,
  dnsTimeout: smtpTimes.connect,
  greetingTimeout: smtpTimes.greeting,
  socketTimeout: smtpTimes.silence,
  tls: {
    minVersion: 'TLSv1.2' as const,
    ...(isIP(host) ? {} : { servername: host }),
    ...(trusted === null ? {} : { ca: [...trusted] }),
  },
})

/**
 * Until the password is taken every fault is the server's or the settings'. So is one at MAIL FROM: who writes is the
 * same for all letters. Only a letter that is too large is refused there for itself.
 */
const failureOf = (error: unknown, isWorking: boolean, smtp: Smtp): Posted => {
  const { code, responseCode, command, response, message } = toFields(error)
  const status = Number(responseCode) || 0
  const words = oneLine([response, message].find((text) => typeof text === 'string') ?? '', smtp)
  const described = { code: [status || code, command].filter(Boolean).join(' '), reply: words }
  const isOfSender = command === 'MAIL FROM' && status !== 552 && code !== 'EMESSAGE'
  if (!isWorking || isOfSender) return { _tag: 'away', ...described }
  const isOfLetter = status === 0 && (command === 'API' || code === 'EMESSAGE')
  return { _tag: status >= 500 || isOfLetter ? 'refused' : 'later', ...described }
}

/** OPS-07: no server's words bring the password into the database, in any of the forms in which it was sent. */
const oneLine = (words: string, { credentials }: Smtp): string => {
  const { user = '', password = '' } = credentials ?? {}
  const base64 = (text: string): string => Buffer.from(text).toString('base64')
  const secrets = password === '' ? [] : [password, base64(password), base64(`\0${user}\0${password}`)]
  const hidden = secrets.reduce((text, secret) => text.replaceAll(secret, '***'), words)
  return hidden
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 300)
}
