// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { changePassword } from '../../../../contracts/api/account/authApi.ts'
import { readProfile, updateProfile } from '../../../../contracts/api/account/consumerApi.ts'
import { updateSubscriptions } from '../../../../contracts/api/account/subscriptionApi.ts'
import type { ConsumerProfile, ProfileEntry, Subscription } from '../../../../contracts/api/entities/consumer.ts'
import { focusedName, gone, named, pressAt } from '../content/onScreen.ts'
import { loses, openScreen, refuses, says } from '../openScreen.tsx'
import type { Screen } from '../openScreen.tsx'
import { choose, fill, press, sees, seesAt, tick, valueOf } from '../pressing.ts'
import { sampleProfile } from '../sampleProfile.ts'
import { signedIn } from '../shopSteps.ts'

let screen: Screen
afterEach(() => screen.close())

const openAccount = async (path: string, profile: ConsumerProfile = sampleProfile): Promise<void> => {
  screen = await openScreen(`/en-us/account${path}`, {
    answers: [says(readProfile, { consumerProfile: profile })],
    before: signedIn,
  })
}

const isTicked = (name: string) =>
  expect.poll(async () => ((await named('main input', name)) as HTMLInputElement).checked)

test('AUTH-22 a wrong password changes nothing and says so at its field, and the right one signs the other devices out', async () => {
  await openAccount('/profile')
  screen.hears(refuses(changePassword, 'AUT450', { field: 'currentPassword' }))
  await fill('Current password', 'Trail-2025')
  await fill('New password', 'Granite-2028')
  await press('Change password')
  await seesAt('Current password', 'Your current password is not correct.')
  expect(valueOf('New password')).toBe('Granite-2028')
  screen.hears(says(changePassword, { success: true }))
  await fill('Current password', 'Boulder-2027')
  await press('Change password')
  await expect.poll(() => document.body.textContent).toMatch(/We’ve signed you out on your other devices\./)
  await expect.poll(() => valueOf('Current password')).toBe('')
})

test('ACC-05 ACC-16 SIGN-21 interests and letters are kept as they are ticked, none that did not arrive, and texts only after their terms', async () => {
  await openAccount('/preferences')
  const sent: ProfileEntry[] = []
  screen.hears(
    says(updateProfile, ({ body }) => {
      sent.push(body.consumerProfile)
      return { consumerProfile: sampleProfile }
    }),
    loses(updateSubscriptions),
  )
  await tick(/^Hiking$/)
  await tick(/^Travel$/)
  await choose('Shoe size (men’s)', '9.5')
  await press('Save interests')
  await sees('.toast p', 'We’ve saved your preferences.')
  expect(sent.map(({ preferences }) => preferences)).toEqual([{ interests: 'hiking|travel', preferredShoeSize: '9.5' }])

  await tick(/^Newsletter by email$/)
  await sees('main .refusal p', /We couldn’t connect/)
  await isTicked('Newsletter by email').toBe(false)
  const chosen: Subscription[] = []
  screen.hears(
    says(updateSubscriptions, ({ body: { subscriptions } }) => {
      chosen.push(...subscriptions)
      return { subscriptions: chosen }
    }),
    says(readProfile, () => ({ consumerProfile: { ...sampleProfile, subscriptions: [...chosen] } })),
  )
  await tick(/^Newsletter by email$/)
  await isTicked('Newsletter by email').toBe(true)
  await tick(/^News by text message$/)
  await sees('main button', 'I accept')
  expect(chosen.map(({ channel }) => channel)).toEqual(['email'])
  await press('I accept')
  await expect.poll(focusedName).toBe('News by text message')
  await gone('.sms-terms')
  await isTicked('News by text message').toBe(true)
  expect(chosen.map(({ channel, optin }) => [channel, optin])).toEqual([
    ['email', true],
    ['sms', true],
  ])
})

test('SIGN-40 DLG-16 LOY-03 who joins the loyalty program is asked for what the account lacks, and keeps it all while nobody answers', async () => {
  const bare = { ...sampleProfile, consumerDetails: { email: 'wren@example.com', address: [], identity: [] } }
  await openAccount('', bare)
  screen.hears(loses(updateProfile))
  await press('Join the loyalty program')
  await expect.poll(() => valueOf('ZIP code')).toBe('')
  await pressAt('[role=dialog] form button', 'Join the loyalty program')
  await expect.poll(focusedName).toMatch(/^\w+ things need your attention/)
  await fill('First name', 'Idris')
  await fill('Last name', 'Vance')
  await fill('Phone', '3035550142')
  await fill('ZIP code', '80302')
  await pressAt('[role=dialog] form button', 'Join the loyalty program')
  await sees('[role=dialog] .refusal p', /We couldn’t connect/)
  expect(['First name', 'Last name', 'ZIP code'].map(valueOf)).toEqual(['Idris', 'Vance', '80302'])
})
