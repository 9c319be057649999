import { describe, expect, test } from 'vitest'
import { endpoints } from '../../contracts/api/table.ts'
import type { Answer } from '../../contracts/answer.ts'
import type { Subscription } from '../../contracts/api/entities/consumer.ts'
import { requestHandlers } from '../../worker/requests/requestHandlers.ts'
import { requestSettings } from './requestSettings.ts'

const subscription: Subscription = {
  type: 'Newsletter',
  channel: 'sms',
  optin: true,
  doubleOptin: false,
  recipient: '+13035550142',
  category: 'subscription',
}
const confirmed: Answer = { _tag: 'Confirmed', body: { subscriptions: [] }, replayed: false }
const silence: Answer = { _tag: 'Unknown', reason: 'offline', status: null, retryAfterMs: null }

const start = async (...answers: readonly Answer[]) => {
  const sent: unknown[] = []
  const settings = requestSettings(({ id, input, key }) => {
    sent.push([id, input, key])
    return answers[sent.length - 1] ?? confirmed
  })
  return { outcome: await requestHandlers.startMessages(settings, { subscription }, 'k'), sent }
}

describe('text messages for a visitor', () => {
  test('SIGN-23 SIGN-24 API-051 end for this number before they begin, each call under its own key', async () => {
    const { outcome, sent } = await start()
    expect(outcome).toEqual({ _tag: 'Done', output: null })
    expect(sent).toEqual([
      [endpoints.updateSubscriptions.id, { body: { subscriptions: [{ ...subscription, optin: false }] } }, 'k/0'],
      [endpoints.createSubscriptions.id, { body: { subscriptions: [subscription] } }, 'k/1'],
    ])
  })

  test('SIGN-23 do not begin while it is not known that the earlier ones have ended', async () => {
    const { outcome, sent } = await start(silence)
    expect(outcome).toEqual({ _tag: 'Unreachable' })
    expect(sent).toHaveLength(1)
  })

  test('SIGN-24 that got no answer have not begun as far as is known', async () => {
    expect((await start(confirmed, silence)).outcome).toEqual({ _tag: 'Unreachable' })
  })
})

test('ACC-15 API-067 a no to a channel is one call under its key', async () => {
  const sent: unknown[] = []
  const settings = requestSettings(({ id, input, key }) => (sent.push([id, input, key]), confirmed))
  await requestHandlers.setNotification(settings, { channel: 'email', optin: false }, 'k')
  expect(sent).toEqual([[endpoints.setNotification.id, { body: { channel: 'email', optin: false } }, 'k']])
})
