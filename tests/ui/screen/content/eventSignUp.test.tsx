// @vitest-environment happy-dom
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readProfile, registerForEvent } from '../../../../contracts/api/account/consumerApi.ts'
import type { InputOf } from '../../../../contracts/api/endpoint.ts'
import { rememberPlace } from '../../../../ui/src/locale/placeChoice.ts'
import { loses, openScreen, refuses, says } from '../openScreen.tsx'
import type { FixedAnswer, Screen } from '../openScreen.tsx'
import { fill, sees, textsOf, tick } from '../pressing.ts'
import { signedIn } from '../shopSteps.ts'
import { allNamed, focusedName, gone, named, nameOf, pressAt, reads } from './onScreen.ts'
import { preloadContent, seededContent } from './seededContent.ts'

beforeAll(() => {
  rememberPlace('US')
  return preloadContent('page', 'open-bench')
})
let screen: Screen
afterEach(() => screen.close())

const consumerDetails = { email: 'wren@example.com', phone: '3035550142', address: [], identity: [] }
const profile = { consumerDetails, isLoyaltyMember: false, preferences: {}, subscriptions: [] }
const guestName = 'Guest’s name'

/** Somebody without a name in the account, in the second step. */
const joining = async (...answers: readonly FixedAnswer[]) => {
  screen = await openScreen('/en-us/open-bench', {
    answers: [...seededContent(), says(readProfile, { consumerProfile: profile }), ...answers],
    before: signedIn,
  })
  await pressAt('.event button', 'Join')
  await sees('[role=dialog] .event-days label', 'Saturday, March 13')
}
const fillIn = async () => {
  await fill('First name', 'Wren')
  await fill('Last name', 'Holloway')
  await tick(/^Saturday, March 13$/)
  await tick(/^I have read the terms of the event/)
}
const send = () => pressAt('[role=dialog] button', 'Join')
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('[role=dialog] input[type=checkbox]')]

/** What the server is sent, and how often. */
const registers = () => {
  const sent: InputOf<typeof registerForEvent>['body'][] = []
  return { sent, answer: says(registerForEvent, ({ body }) => ({ registrationId: `R-${sent.push(body)}` })) }
}

describe('an event', () => {
  test('SIGN-38 asks nobody about interests who opens an account in order to join', async () => {
    await joining()
    expect([...document.querySelectorAll('[role=dialog]')].map(nameOf)).toEqual(['Take a bench'])
  })

  test('SIGN-68 SIGN-70 names what is missing, takes the focus there and sends nothing', async () => {
    const { sent, answer } = registers()
    await joining(answer)
    await send()
    await reads('[role=dialog]', 'Choose at least one day.')
    await reads('[role=dialog]', 'Please check this box to continue')
    await expect.poll(focusedName).toMatch(/^Four things need your attention/)
    await pressAt('[role=dialog] .refusal a', 'Which days?')
    await expect.poll(focusedName).toBe('Saturday, March 13')
    expect(sent).toEqual([])
  })

  test('SIGN-69 a guest’s name is checked where one is typed', async () => {
    await joining(registers().answer)
    await fillIn()
    await fill(guestName, '1234')
    await send()
    await reads('[role=dialog]', 'Please check your guest’s name.')
    await fill(guestName, '')
    await send()
    await reads('[role=dialog]', 'You have a bench')
  })

  test('SIGN-65 SIGN-73 while it is sent the fields are disabled and the button is busy', async () => {
    const { sent, answer } = registers()
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    await joining({ to: registerForEvent, answer: (input) => held.then(() => answer.answer(input)) })
    await fillIn()
    await send()
    const button = await named('[role=dialog] button', 'Join')
    await expect.poll(() => button.getAttribute('aria-busy')).toBe('true')
    expect(boxes().every(({ disabled }) => disabled)).toBe(true)
    const [guest] = allNamed('[role=dialog] input', /^Guest’s name/) as readonly HTMLInputElement[]
    expect(guest?.disabled).toBe(true)
    letGo()
    await reads('[role=dialog]', 'You have a bench')
    expect(sent).toMatchObject([
      { attendingDays: '2027-03-13', eventId: 'open-bench-2027', eventTermsAccepted: true, email: 'wren@example.com' },
    ])
  })

  test('SIGN-65 SIGN-74 SIGN-75 a second registration is refused in words that can be dismissed, and what was typed stays', async () => {
    await joining(refuses(registerForEvent, 'EVT409'))
    await fillIn()
    await send()
    await reads('[role=dialog] .refusal', 'You are already registered for this event.')
    await expect.poll(focusedName).toMatch(/^We couldn’t sign you up\./)
    await pressAt('[role=dialog] button', 'OK')
    await gone('[role=dialog] .refusal')
    expect(boxes().map(({ checked }) => checked)).toEqual([true, false, true])
    await expect.poll(focusedName).toBe('Join')
  })

  test('SIGN-65 SIGN-75 ERR-31 without a connection it says so, and the same press again is one registration', async () => {
    const keys: (string | undefined)[] = []
    const noting = ({ to, answer }: FixedAnswer): FixedAnswer => ({
      to,
      answer: (input, key) => (keys.push(key), answer(input)),
    })
    await joining(noting(loses(registerForEvent)))
    await fillIn()
    await send()
    await reads('[role=dialog] .refusal', 'We couldn’t sign you up.')
    screen.hears(noting(registers().answer))
    await send()
    await reads('[role=dialog]', 'You have a bench')
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  })

  test('SIGN-60 in French it is French', async () => {
    screen = await openScreen('/fr-fr/open-bench', { answers: seededContent('fr-fr') })
    await pressAt('.event button', 'Participer')
    await sees('[role=dialog] h3', 'Connectez-vous pour participer')
    await reads('[role=dialog]', 'Du 13 mars 2027 au 14 mars 2027')
  })
})

test('SIGN-60 SIGN-66 an event is shown with its days, its terms and whether a guest may come along', async () => {
  screen = await openScreen('/en-us/open-bench', { answers: seededContent() })
  await reads('.event', /March 13.*14, 2027/)
  expect(textsOf('.event p')).toContain('You may bring one guest.')
  await reads('section[aria-label="Take a bench"]', 'A free account is the pass')
})
