import { describe, expect, test } from 'vitest'
import { smtpConfig } from '../../../../server/mail/smtp/smtpConfig.ts'
import { serverConfig } from '../../../../server/serverConfig.ts'
import { testCertificate } from './testCertificate.ts'

const from = 'Cairn <orders@shop.example>'
const smtpOf = (address: string) => smtpConfig({ CAIRN_SMTP: address, CAIRN_MAIL_FROM: from }, false).smtp

describe('CAIRN_SMTP', () => {
  test.each([
    ['smtps://wren:s3cret@mail.example', 'tls', 465, { user: 'wren', password: 's3cret' }],
    ['smtp://wren:s3cret@mail.example', 'starttls', 587, { user: 'wren', password: 's3cret' }],
    ['smtp://wren%40x:p%25%3A%2F@mail.example:2525', 'starttls', 2525, { user: 'wren@x', password: 'p%:/' }],
    ['smtp://mail.example:25', 'starttls', 25, null],
    ['smtp://mail.example:25?tls=off', 'none', 25, null],
    ['smtp://127.0.0.1:1025', 'none', 1025, null],
    ['smtp://wren:s3cret@localhost', 'none', 587, { user: 'wren', password: 's3cret' }],
    ['smtp://localhost?tls=on', 'starttls', 587, null],
    ['smtp://[::1]:25', 'none', 25, null],
  ])('OPS-07 %s is %s on port %i', (address, security, port, credentials) => {
    expect(smtpOf(address)).toMatchObject({ security, port, credentials })
  })

  test.each([
    ['mail.example', 'does not begin with smtp:// or smtps://'],
    ['https://wren:s3cret@mail.example', 'does not begin with smtp:// or smtps://'],
    ['smtp://wren:s3cret@', 'does not begin with smtp:// or smtps://'],
    ['smtp://wren:s3cret@mail.example:0', 'names port 0'],
    ['smtp://wren:s3cret@mail.example/inbox', 'has something after the server'],
    ['smtp://wren:s3cret@mail.example#s3cret', 'has something after the server'],
    ['smtp://wren:s3cret@mail.example?tls=off', 'would send the password over a connection that is not encrypted'],
    ['smtp://wren:s3cret@mail.example?tls=s3cret', 'may have only ?tls=on or ?tls=off after the server'],
    ['smtp://wren:s3cret@mail.example?tls=on&pool=1', 'may have only ?tls=on or ?tls=off after the server'],
    ['smtps://wren:s3cret@mail.example?tls=off', 'begins with smtps:// and ends with ?tls=off'],
    ['smtp://:s3cret@mail.example', 'has a user without a password, or a password without a user'],
    ['smtp://wren@mail.example', 'has a user without a password, or a password without a user'],
    ['smtp://wren:s3cret%@mail.example', 'has a % in the user or the password; it is written %25'],
  ])('OPS-07 %s stops the start with a message, which does not quote the password', (address, reason) => {
    expect(() => smtpOf(address)).toThrow(
      `CAIRN_SMTP ${reason}. It must be an address such as smtps://user:password@mail.example:465`,
    )
    expect(() => smtpOf(address)).not.toThrow(/s3cret/)
  })
})

describe('CAIRN_MAIL_FROM', () => {
  test.each([
    ['orders@shop.example', { name: '', address: 'orders@shop.example' }],
    ['Cairn Läden <orders@shop.example>', { name: 'Cairn Läden', address: 'orders@shop.example' }],
    ['"Cairn, Boulder" <orders@shop.example>', { name: 'Cairn, Boulder', address: 'orders@shop.example' }],
  ])('OPS-07 %s is a sender', (written, sender) => {
    expect(smtpConfig({ CAIRN_SMTP: 'smtp://localhost', CAIRN_MAIL_FROM: written }, false).smtp?.from).toEqual(sender)
  })

  test.each(['Cairn', 'orders@', 'a@b.c, d@e.f', 'Cairn <orders@shop.example', 'C\r\nBcc: x@y.z <a@b.c>'])(
    'OPS-07 %j stops the start with a message',
    (written) => {
      expect(() => smtpConfig({ CAIRN_SMTP: 'smtp://localhost', CAIRN_MAIL_FROM: written }, false)).toThrow(
        `CAIRN_MAIL_FROM is ${written}; it must be an address, such as Shop <orders@shop.example>.`,
      )
    },
  )

  test('OPS-07 is needed by CAIRN_SMTP', () => {
    expect(() => smtpConfig({ CAIRN_SMTP: 'smtp://wren:s3cret@localhost' }, false)).toThrow(
      'CAIRN_SMTP needs CAIRN_MAIL_FROM: whom letters are from, such as Shop <orders@shop.example>.',
    )
  })
})

describe('CAIRN_SMTP_CA', () => {
  const withFile = (read: (file: string) => string) =>
    smtpConfig({ CAIRN_SMTP: 'smtp://localhost', CAIRN_MAIL_FROM: from, CAIRN_SMTP_CA: 'ca.pem' }, false, read)

  test('OPS-07 is trusted besides what Node trusts', () => {
    const { smtp } = withFile(() => testCertificate.cert)
    expect(smtp?.trusted).toContain(testCertificate.cert)
    expect(smtp?.trusted?.length).toBeGreaterThan(50)
  })

  test('OPS-07 stops the start if the file cannot be read or has no certificate', () => {
    const unread = () =>
      withFile(() => {
        throw new Error('ENOENT')
      })
    expect(unread).toThrow('CAIRN_SMTP_CA is ca.pem; the file cannot be read.')
    expect(() => withFile(() => 'nothing')).toThrow('CAIRN_SMTP_CA is ca.pem; there is no certificate in it (PEM).')
  })
})

test('OPS-07 without CAIRN_SMTP letters are kept, and the start says so in production', () => {
  expect(serverConfig({}).mail).toEqual({ smtp: null, remarks: [] })
  expect(serverConfig({ CAIRN_MODE: 'production', CAIRN_MAIL_FROM: from }).mail).toEqual({
    smtp: null,
    remarks: [
      'CAIRN_SMTP is not set: letters to shoppers are kept in the outbox and not sent.',
      'CAIRN_MAIL_FROM has no effect without CAIRN_SMTP.',
    ],
  })
})
