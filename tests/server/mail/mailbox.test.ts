import { expect, test } from 'vitest'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { testServer } from '../support/testServer.ts'

const shop = await closeAfterAll(testServer({ devPages: true }))
const { db } = shop.storage

test.each([
  [{ state: 'waiting' }, 'In the outbox.'],
  [
    { state: 'waiting', attempts: 2, fault: '450 4.2.0 <wren@example.com> try later' },
    'In the outbox, tried 2 times: 450 4.2.0 &lt;wren@example.com&gt; try later',
  ],
  [{ state: 'sending', attempts: 1 }, 'Being sent.'],
  [{ state: 'sent', attempts: 1, taken_at: 1_800_000_000_000 }, 'Sent 2027-01-15T08:00Z.'],
  [{ state: 'failed', attempts: 1, fault: '550 no such user' }, 'Failed, tried once: 550 no such user'],
] as const)('OPS-10 /dev/mailbox says what became of a letter that is %o', async (fate, words) => {
  await db.deleteFrom('mail').execute()
  const letter = { id: 'one', recipient: 'wren@example.com', subject: 'Hello', body: 'Hello', html: null, sent_at: 0 }
  await db
    .insertInto('mail')
    .values({ ...letter, ...fate })
    .execute()
  const page = await (await shop.app.request('/dev/mailbox')).text()
  expect(page).toContain(`<h2>Hello</h2><p>To wren@example.com. ${words}</p>`)
})
