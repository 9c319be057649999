import { expect, test } from 'vitest'
import type { SMTPServerOptions } from 'smtp-server'
import { closeAfterAll } from '../../support/closeAfterAll.ts'
import { openTestStorage } from '../../support/openTestStorage.ts'
import { openMailServer, refusal } from './mailServer.ts'
import { outboxOn, settingsFor } from './outboxWith.ts'

const outbox = outboxOn(await closeAfterAll(openTestStorage()))
const password = 's3cret: 100%/ü'
const withUser: SMTPServerOptions = {
  authOptional: false,
  // A server that repeats what it was given.
  onAuth: ({ username, password: given }, _session, callback) =>
    username === 'wren@shop' && given === password
      ? callback(null, { user: username })
      : callback(new Error(`Invalid user or password: ${given} ${Buffer.from(given ?? '').toString('base64')}`)),
}
const user = (given: string): string => `wren%40shop:${encodeURIComponent(given)}@`

/** Sends one letter to a server with these options, by this address with its port. */
const sendTo = async (options: SMTPServerOptions, address: (port: number) => string, trusted = true) => {
  const server = await openMailServer(options)
  await outbox.empty()
  outbox.log.splice(0)
  await outbox.write('one')
  await outbox.mailer(settingsFor(address(server.port), trusted)).sendDue()
  await server.close()
  return { letters: server.letters.length, row: await outbox.rowOf('one'), log: outbox.log }
}

test.each<[string, SMTPServerOptions, (port: number) => string]>([
  ['on this machine without TLS', {}, (port) => `smtp://127.0.0.1:${port}`],
  ['by STARTTLS', { hideSTARTTLS: false }, (port) => `smtp://127.0.0.1:${port}?tls=on`],
  ['by TLS', { secure: true }, (port) => `smtps://localhost:${port}`],
  [
    'by STARTTLS with a password',
    { ...withUser, hideSTARTTLS: false },
    (port) => `smtp://${user(password)}127.0.0.1:${port}?tls=on`,
  ],
  ['by TLS with a password', { ...withUser, secure: true }, (port) => `smtps://${user(password)}127.0.0.1:${port}`],
])('OPS-06 a letter leaves %s', async (_how, options, address) => {
  expect((await sendTo(options, address)).letters).toBe(1)
})

test.each<[string, SMTPServerOptions, (port: number) => string, boolean]>([
  [
    'whose certificate nobody has signed',
    { ...withUser, secure: true },
    (port) => `smtps://${user(password)}127.0.0.1:${port}`,
    false,
  ],
  [
    'whose certificate nobody has signed, after STARTTLS',
    { hideSTARTTLS: false },
    (port) => `smtp://127.0.0.1:${port}?tls=on`,
    false,
  ],
  ['that has no STARTTLS', { disabledCommands: ['STARTTLS'] }, (port) => `smtp://127.0.0.1:${port}?tls=on`, true],
  [
    'that refuses the password',
    { ...withUser, secure: true },
    (port) => `smtps://${user(`${password}x`)}127.0.0.1:${port}`,
    true,
  ],
  [
    'that refuses the sender',
    { onMailFrom: (_address, _session, callback) => callback(refusal(553, 'sender not allowed')) },
    (port) => `smtp://127.0.0.1:${port}`,
    true,
  ],
])('OPS-07 to a server %s no letter is given, and none has failed by it', async (_which, options, address, trusted) => {
  const { letters, row, log } = await sendTo(options, address, trusted)
  expect([letters, row.state, row.attempts, row.fault]).toEqual([0, 'waiting', 0, null])
  expect(log.map(({ event, kind }) => [event, kind])).toEqual([['letter', 'away']])
  const secrets = [password, `${password}x`].flatMap((text) => [text, Buffer.from(text).toString('base64')])
  for (const secret of secrets) expect(JSON.stringify({ row, log })).not.toContain(secret)
})

test('OPS-08 a letter that is too large for the server has failed at once', async () => {
  const { letters, row } = await sendTo({ size: 200 }, (port) => `smtp://127.0.0.1:${port}`)
  expect([letters, row.state, row.fault]).toEqual([0, 'failed', 'Message size larger than allowed 200'])
})
