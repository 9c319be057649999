import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { SMTPServerOptions } from 'smtp-server'
import { testCertificate } from './testCertificate.ts'

/** A letter that the server has said 250 to, or was about to: `text` as it came over the wire. */
export type Received = { readonly to: readonly string[]; readonly from: string; readonly text: string }

/** An answer of a mail server that is not 250. */
export const refusal = (responseCode: number, words: string): Error => Object.assign(new Error(words), { responseCode })

export type MailServer = {
  readonly port: number
  readonly letters: Received[]
  /** Connections that have been opened so far. */
  readonly connections: () => number
  readonly close: () => Promise<void>
}

/**
 * A real SMTP server in this process. `onRecipient` and `onLetter` may refuse, wait, or destroy the connection; a letter
 * counts as received once all of it has come and `onLetter` has not refused it.
 */
export const openMailServer = async (
  options: SMTPServerOptions = {},
  {
    onRecipient = async () => undefined,
    onChunk = () => undefined,
    onLetter = async () => undefined,
  }: {
    readonly onRecipient?: (address: string) => Promise<void>
    readonly onChunk?: (to: string, hangUp: () => void) => void
    readonly onLetter?: (letter: Received) => Promise<void>
  } = {},
): Promise<MailServer> => {
  const letters: Received[] = []
  let connections = 0
  const hangUp = (): void => server.connections.forEach((connection) => connection._socket.destroy())
  const server: SMTPServer = new SMTPServer({
    disableReverseLookup: true,
    authOptional: true,
    hideSTARTTLS: true,
    closeTimeout: 100,
    ...testCertificate,
    ...options,
    onConnect: (_session, callback) => {
      connections += 1
      callback()
    },
    onRcptTo: ({ address }, _session, callback) => void replied(() => onRecipient(address), callback),
    onData: (stream, { envelope: { mailFrom, rcptTo } }, callback) => {
      const to = rcptTo.map(({ address }) => address)
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        onChunk(to[0] ?? '', hangUp)
      })
      stream.on('error', () => undefined)
      stream.on('end', () => {
        const letter = { to, from: mailFrom ? mailFrom.address : '', text: Buffer.concat(chunks).toString() }
        void replied(async () => {
          await onLetter(letter)
          letters.push(letter)
        }, callback)
      })
    },
  })
  // A client that hangs up.
  server.on('error', () => undefined)
  await new Promise<void>((opened) => void server.listen(0, '127.0.0.1', () => opened()))
  const { port } = server.server.address() as AddressInfo
  return {
    port,
    letters,
    connections: () => connections,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
      }),
  }
}

const replied = async (work: () => Promise<unknown>, callback: (error?: Error | null) => void): Promise<void> => {
  try {
    await work()
    callback()
  } catch (error) {
    callback(error instanceof Error ? error : new Error(String(error)))
  }
}
