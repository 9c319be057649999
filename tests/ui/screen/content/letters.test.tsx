// @vitest-environment happy-dom
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readProfile, setNotification } from '../../../../contracts/api/account/consumerApi.ts'
import {
  createSubscriptions,
  readSubscriptions,
  updateSubscriptions,
} from '../../../../contracts/api/account/subscriptionApi.ts'
import type { Subscription } from '../../../../contracts/api/entities/consumer.ts'
import { rememberPlace } from '../../../../ui/src/locale/placeChoice.ts'
import { openScreen, refuses, says } from '../openScreen.tsx'
import type { FixedAnswer, Screen } from '../openScreen.tsx'
import { fill, sees, tick, valueOf } from '../pressing.ts'
import { signedIn } from '../shopSteps.ts'
import { allNamed, focusedName, named, pressAt, reads } from './onScreen.ts'
import { preloadContent, seededContent } from './seededContent.ts'

beforeAll(() => {
  rememberPlace('US')
  return preloadContent('page', 'newsletter')
})
let screen: Screen
afterEach(() => screen.close())

/** What was sent, in order: by which call, and to whom. */
let sent: string[]
const keeps = (): readonly FixedAnswer[] => {
  sent = []
  const noted = (method: string) => (subscriptions: readonly Subscription[]) => {
    sent.push(...subscriptions.map(({ optin, recipient }) => `${method} ${optin ? 'start' : 'stop'} ${recipient}`))
    return { subscriptions }
  }
  return [
    says(createSubscriptions, ({ body }) => noted('POST')(body.subscriptions)),
    says(updateSubscriptions, ({ body }) => noted('PUT')(body.subscriptions)),
  ]
}

const open = async (dialog: string, locale: 'en-us' | 'fr-fr' = 'en-us', ...answers: readonly FixedAnswer[]) => {
  screen = await openScreen(`/${locale}/newsletter#${dialog}`, {
    answers: [...seededContent(locale), ...keeps(), ...answers],
  })
}
const inDialog = (name: string) => pressAt('[role=dialog] button', name)

describe('the letter', () => {
  test('SIGN-50 SIGN-51 needs a valid address and the policy before anything is sent', async () => {
    await open('letter')
    await fill('Email', 'nobody')
    await inDialog('Send me the letter')
    await reads('[role=dialog]', 'Enter an email address such as name@example.com.')
    await reads('[role=dialog] [role=alert]', 'Please accept the privacy notice so we can email you.')
    expect(sent).toEqual([])
  })

  test('SIGN-24 SIGN-51 goes to who gives an address and accepts the policy, without an account', async () => {
    await open('letter')
    await fill('Email', 'letter.reader@example.com')
    await tick(/^I have read the/)
    await inDialog('Send me the letter')
    await reads('[role=dialog] [role=status]', 'Thank you for subscribing to our newsletter.')
    expect(sent).toEqual(['PUT start letter.reader@example.com'])
  })

  test('SIGN-51 an error shows its message, and what was typed stays', async () => {
    await open('letter', 'en-us', refuses(createSubscriptions, 'AUT453'), refuses(updateSubscriptions, 'AUT453'))
    await fill('Email', 'letter.reader@example.com')
    await tick(/^I have read the/)
    await inDialog('Send me the letter')
    await reads('[role=dialog] .refusal', 'We couldn’t sign you up.')
    expect(valueOf('Email')).toBe('letter.reader@example.com')
  })

  test('SIGN-24 a visitor stops the letters to an address, which takes no consent', async () => {
    await open('letter')
    await fill('Email', 'letter.reader@example.com')
    await inDialog('Stop emails to this address')
    await reads('[role=dialog] [role=status]', 'We won’t email this address any more.')
    expect(sent).toEqual(['PUT stop letter.reader@example.com'])
  })

  test('CMS-83 the form of a dialog on a page says in the editor’s words that it is done', async () => {
    await preloadContent('page', 'winter-walking')
    screen = await openScreen('/en-us/winter-walking#letter', { answers: [...seededContent(), ...keeps()] })
    await named('[role=dialog]', 'The letter before the snow')
    await inDialog('Send me the letter')
    await reads('[role=dialog]', 'Enter an email address such as name@example.com.')
    await reads('[role=dialog] [role=alert]', 'Please accept the privacy notice')
    await fill('Email', 'dialog.reader@example.com')
    await tick(/^I have read the/)
    await inDialog('Send me the letter')
    await reads('[role=dialog]', 'You are on the list.')
  })
})

describe('text messages', () => {
  test('SIGN-20 need a valid number, which has the focus until there is one', async () => {
    await open('texts')
    await fill('Phone', '555')
    await inDialog('Send me text messages')
    await reads('[role=dialog] .field-error', 'phone number')
    await expect.poll(focusedName).toMatch(/^Phone/)
    expect(document.querySelector('[role=dialog]')?.textContent).not.toContain('I accept')
  })

  test('SIGN-21 SIGN-23 SIGN-24 begin once their terms are accepted, and not before', async () => {
    await open('texts')
    await fill('Phone', '3035550142')
    await inDialog('Send me text messages')
    await named('[role=dialog] button', 'I accept')
    expect(sent).toEqual([])
    await inDialog('I accept')
    await reads('[role=dialog] [role=status]', 'You will get our text messages.')
    expect(sent.map((each) => each.replace(/ \S+$/, ''))).toEqual(['PUT stop', 'POST start'])
  })

  test('SIGN-23 a visitor stops the messages to a number', async () => {
    await open('texts')
    await fill('Phone', '3035550142')
    await inDialog('Stop texts to this number')
    await reads('[role=dialog] [role=status]', 'We won’t text this number any more.')
    expect(sent.map((each) => each.replace(/ \S+$/, ''))).toEqual(['PUT stop'])
  })

  test('SIGN-24 where no messages are sent, it says so', async () => {
    await open('texts', 'fr-fr')
    await reads('[role=dialog]', 'Nous n’envoyons de SMS qu’aux États-Unis et au Canada.')
  })
})

describe('an account', () => {
  const consumerDetails = { email: 'wren@example.com', address: [], identity: [] }
  const person = { consumerDetails, isLoyaltyMember: false, preferences: {} }

  test('ACC-15 API-067 stops all letters with one press', async () => {
    let subscriptions: readonly Subscription[] = []
    const kept = (changed: readonly Subscription[]) => ({ subscriptions: (subscriptions = changed) })
    screen = await openScreen('/en-us/account/preferences', {
      answers: [
        says(readProfile, () => ({ consumerProfile: { ...person, subscriptions } })),
        says(readSubscriptions, () => ({ subscriptions })),
        says(createSubscriptions, ({ body }) => kept(body.subscriptions)),
        says(updateSubscriptions, ({ body }) => kept(body.subscriptions)),
        says(setNotification, ({ body: { optin } }) => {
          kept(subscriptions.map((each) => ({ ...each, optin })))
          return { success: true } as const
        }),
      ],
      before: signedIn,
    })
    const box = () => document.querySelector<HTMLInputElement>('#subscription-email-Newsletter')
    await expect.poll(() => box()?.checked).toBe(false)
    box()?.click()
    await pressAt('main button', 'Unsubscribe from all emails')
    await expect.poll(() => allNamed('main button', 'Unsubscribe from all emails')).toEqual([])
    expect(box()?.checked).toBe(false)
    expect(subscriptions.map(({ optin }) => optin)).toEqual([false])
  })

  test('DLG-21 where not only e-mail and password are asked for, both are asked at once', async () => {
    screen = await openScreen('/fr-fr/cart')
    await pressAt('header button', 'Se connecter')
    await sees('[role=dialog] label', 'Mot de passe')
  })
})

test('CMS-82 in French a dialog of a page is French', async () => {
  await preloadContent('page', 'wet-days')
  screen = await openScreen('/fr-fr/wet-days#drops', { answers: seededContent('fr-fr') })
  await named('[role=dialog]', 'Fuit-elle ?')
  await reads('[role=dialog]', 'ne fuient pas')
})
