import { beforeEach, describe, expect, test } from 'vitest'
import { fallbackLocale, findLocale } from '../../../../server/kit/siteLocale.ts'
import { writeLetter } from '../../../../server/mail/layout/writeLetter.ts'
import { messageIdOf } from '../../../../server/mail/smtp/messageOf.ts'
import { closeAfterAll } from '../../support/closeAfterAll.ts'
import { openTestStorage } from '../../support/openTestStorage.ts'
import { openMailServer } from './mailServer.ts'
import { headerOf, outboxOn, partsOf, publicUrl, wordsOf } from './outboxWith.ts'
import { demonstrationSeller } from '../../../../server/kit/seller.ts'

const outbox = outboxOn(await closeAfterAll(openTestStorage()))
const server = await closeAfterAll(openMailServer())
const address = `smtp://127.0.0.1:${server.port}`
beforeEach(async () => {
  await outbox.empty()
  server.letters.splice(0)
})

/** As it came over the wire. */
const arrived = async (): Promise<string> => {
  await outbox.mailer(address).sendDue()
  expect(server.letters).toHaveLength(1)
  return server.letters[0]?.text ?? ''
}

describe('a letter', () => {
  test('OPS-06 arrives with its HTML and its text as they were written, and addresses that work anywhere', async () => {
    const letter = writeLetter(
      {
        to: 'wren@example.com',
        subject: 'Deine Bestellung – schöne Grüße',
        parts: [
          { kind: 'text', text: 'Grüß dich, Jörg!' },
          { kind: 'items', items: [{ name: 'Harrow Mid', notes: ['Größe 43'], picture: '/media/P-C-1.svg' }] },
          { kind: 'link', label: 'Bestellung ansehen', path: '/de-de/order/WM1' },
        ],
        because: 'order',
      },
      { locale: findLocale('de-de') ?? fallbackLocale, publicUrl, seller: demonstrationSeller },
    )
    await outbox.write('confirmed/WM1', letter)
    const parts = partsOf(await arrived())
    expect(Object.keys(parts)).toEqual(['text/plain', 'text/html'])
    const plain = (text: string): string => text.replaceAll('\r\n', '\n').trim()
    expect(plain(parts['text/plain'] ?? '')).toBe(plain(letter.body))
    expect(plain(parts['text/html'] ?? '')).toBe(plain(letter.html))
    const addresses = [...(parts['text/html'] ?? '').matchAll(/(?:href|src)="([^"]*)"/g)].map(([, to]) => to)
    expect(addresses).toHaveLength(3)
    for (const to of addresses) expect(to).toMatch(/^https:\/\/shop\.example\//)
  })

  test('OPS-06 says whom it is from and to, what it is about, when it was written, and that a machine wrote it', async () => {
    await outbox.write('shipped/WM1/me')
    outbox.clock.now += 60_000
    const header = headerOf(await arrived())
    expect(Object.keys(header).toSorted()).toEqual(
      ['Auto-Submitted', 'Content-Type', 'Date', 'From', 'MIME-Version', 'Message-ID', 'Subject', 'To'].toSorted(),
    )
    expect(header).toMatchObject({
      'Auto-Submitted': 'auto-generated',
      Date: new Date(outbox.clock.now - 60_000).toUTCString().replace('GMT', '+0000'),
      'Message-ID': '<shipped/WM1/me@shop.example>',
      To: 'wren@example.com',
    })
    expect(wordsOf(header['From'] ?? '')).toBe('Cairn Läden <orders@shop.example>')
    expect(wordsOf(header['Subject'] ?? '')).toBe('Deine Bestellung – schöne Grüße')
    expect(server.letters[0]).toMatchObject({ from: 'orders@shop.example', to: ['wren@example.com'] })
  })

  test('OPS-06 SIGN-77 of the newsletter names the address that ends it with one press', async () => {
    await outbox.write('news', { unsubscribe: `${publicUrl}/consumers-v3/unsubscribe/en-us/k` })
    expect(headerOf(await arrived())).toMatchObject({
      'List-Unsubscribe': '<https://shop.example/consumers-v3/unsubscribe/en-us/k>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
  })

  test('SIGN-77 without https there is the address, but no button of mail programs', async () => {
    await outbox.write('news', { unsubscribe: 'http://shop.example/consumers-v3/unsubscribe/en-us/k' })
    const header = headerOf(await arrived())
    expect(header['List-Unsubscribe']).toContain('http://shop.example/')
    expect(header).not.toHaveProperty('List-Unsubscribe-Post')
  })

  test.each([
    ['confirmed/WM1', '<confirmed/WM1@shop.example>'],
    ['a b>@c', '<a%20b%3E%40c@shop.example>'],
    ['ü.\r\n', '<%C3%BC%2E%0D%0A@shop.example>'],
  ])('OPS-06 with the id %j has the Message-ID %s', (id, messageId) => {
    expect(messageIdOf(id, publicUrl)).toBe(messageId)
  })
})

describe('hostile words', () => {
  test('OPS-06 line breaks in a subject add no header and no recipient', async () => {
    await outbox.write('hostile', { subject: 'Hello\r\nBcc: thief@example.com\r\n\r\nNo letter' })
    const text = await arrived()
    expect(Object.keys(headerOf(text))).not.toContain('Bcc')
    expect(wordsOf(headerOf(text)['Subject'] ?? '')).toBe('Hello Bcc: thief@example.com No letter')
    expect(server.letters[0]?.to).toEqual(['wren@example.com'])
  })

  test.each([
    'wren@example.com\r\nRCPT TO:<thief@example.com>',
    'wren@example.com, thief@example.com',
    'Wren <thief@example.com>',
    'wren@example.com\nBcc: thief@example.com',
    '"wren thief"@example.com',
    'nobody',
    '',
  ])('OPS-06 a recipient that is not one plain address (%j) gets nothing, and the letter has failed', async (to) => {
    await outbox.write('hostile', { to })
    await outbox.mailer(address).sendDue()
    expect(server.letters).toEqual([])
    expect(await outbox.rowOf('hostile')).toMatchObject({
      state: 'failed',
      due_at: null,
      fault: 'The recipient is not one plain address.',
    })
  })
})
