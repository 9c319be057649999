import { registerForEvent, setNotification } from '../../contracts/api/account/consumerApi.ts'
import { createSubscriptions, updateSubscriptions } from '../../contracts/api/account/subscriptionApi.ts'
import type { NewsRequests } from '../../contracts/newsRequests.ts'
import { call } from './calls.ts'
import type { RequestHandlers } from './requestHandlers.ts'

/** What a person wants to hear of the shop, and to come to. */
export const newsRequestHandlers: Pick<RequestHandlers, keyof NewsRequests> = {
  changeSubscriptions: (settings, body, key) => call(settings, updateSubscriptions, { body }, key),
  startMessages: async (settings, { subscription }, key) => {
    const before = { body: { subscriptions: [{ ...subscription, optin: false }] as const } }
    const ended = await call(settings, updateSubscriptions, before, `${key}/0`)
    return ended._tag === 'Done'
      ? call(settings, createSubscriptions, { body: { subscriptions: [subscription] } }, `${key}/1`)
      : ended
  },
  setNotification: (settings, body, key) => call(settings, setNotification, { body }, key),
  registerForEvent: (settings, body, key) => call(settings, registerForEvent, { body }, key),
}
