// @vitest-environment happy-dom
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readPopUps } from '../../../../contracts/api/content/contentApi.ts'
import { consentPolicyVersion } from '../../../../core/domain/consent/mustAskConsent.ts'
import { preloadBlocks } from '../../../../ui/src/blocks/page/blockTable.ts'
import { rememberPlace } from '../../../../ui/src/locale/placeChoice.ts'
import { openScreen, says } from '../openScreen.tsx'
import type { Screen } from '../openScreen.tsx'
import { tick } from '../pressing.ts'
import { signedIn } from '../shopSteps.ts'
import { gone, key, named, pressAt, reads } from './onScreen.ts'

beforeAll(() => rememberPlace('US'))
let screen: Screen
afterEach(() => screen.close())

const panel = '[role=dialog]'
const answer = (name: string) => pressAt('.consent button', name)
const box = async (name: string) => (await named(`${panel} input`, name)) as HTMLInputElement
const fromFooter = (name = 'Privacy choices') => pressAt('footer button', name)

/** What the next page would be drawn for: the version of the notice, and the categories beside the required one. */
const isKept = (categories: readonly string[], policyVersion = consentPolicyVersion) =>
  expect
    .poll(() => screen.tab.views.consent?.answer)
    .toMatchObject({ categories: expect.arrayContaining([...categories]) as string[], policyVersion })
const kept = () => screen.tab.views.consent?.answer?.categories.filter((each) => each !== 'C0001').toSorted()

describe('the question about cookies', () => {
  test('TRK-03 "Reject all" keeps that nothing but the required is agreed to, and takes the question away', async () => {
    screen = await openScreen('/en-gb/cart')
    await answer('Reject all')
    await gone('.consent')
    await isKept([])
    expect(kept()).toEqual([])
  })

  test('TRK-02 what is chosen is kept: the required category is on and cannot be taken away, the others are off', async () => {
    screen = await openScreen('/en-gb/cart')
    await answer('Choose')
    for (const name of ['Performance and analytics', 'Functional', 'Targeting'])
      expect((await box(name)).checked, name).toBe(false)
    expect(await box('Required')).toMatchObject({ checked: true, disabled: true })
    await tick(/^Functional$/)
    await pressAt(`${panel} button`, 'Save my choices')
    await gone(panel)
    await gone('.consent')
    await isKept(['C0003'])
    expect(kept()).toEqual(['C0003'])
  })

  test('TRK-03 what was agreed to is withdrawn from the foot of the page', async () => {
    screen = await openScreen('/en-gb/cart')
    await answer('Accept all')
    await isKept(['C0002', 'C0003', 'C0004'])
    await fromFooter()
    expect((await box('Functional')).checked).toBe(true)
    await pressAt(`${panel} button`, 'Reject all')
    await expect.poll(kept).toEqual([])
  })

  test('TRK-03 Escape closes the choices and answers nothing', async () => {
    screen = await openScreen('/en-gb/cart')
    await answer('Choose')
    key(await named(panel, 'Choose your cookies'), 'Escape')
    await gone(panel)
    await named('.consent button', 'Accept all')
    expect(screen.tab.views.consent?.answer).toBeNull()
  })

  test('TRK-03 a new version of the notice asks again', async () => {
    screen = await openScreen('/en-gb/cart', {
      before: async (tab) => {
        const before = { categories: [], policyVersion: consentPolicyVersion - 1, hasPrivacyControl: false }
        tab.dispatch({ _tag: 'GiveConsent', ...before })
        await expect.poll(() => tab.views.consent?.answer?.policyVersion).toBe(consentPolicyVersion - 1)
      },
    })
    await answer('Accept all')
    await isKept(['C0002', 'C0003', 'C0004'])
    await gone('.consent')
  })

  test('AUTH-13 TRK-03 the answer outlives a sign-out', async () => {
    screen = await openScreen('/en-gb/account', { before: signedIn })
    await answer('Accept all')
    await gone('.consent')
    await pressAt('main button', 'Sign out')
    await named('header button', 'Sign in')
    await isKept(['C0002', 'C0003', 'C0004'])
    expect(document.querySelectorAll('.consent').length).toBe(0)
  })

  test('PROMO-11 TRK-03 the first pop-up waits until it is answered', async () => {
    let asked = 0
    const letters = { id: 'l', type: 'pop-up', kind: 'registration', name: 'letters', title: 'Letters', targets: [] }
    const title = 'Two letters a month'
    const popUp = { ...letters, minimizedTitle: title, maximizedTitle: title }
    await preloadBlocks('en-gb', [popUp as never])
    screen = await openScreen('/en-gb/stores', {
      answers: [
        says(readPopUps, () => {
          asked += 1
          return { popups: [popUp] }
        }),
      ],
    })
    await expect.poll(() => asked).toBe(1)
    const question = await named('.consent button', 'Reject all')
    const together: boolean[] = []
    const watch = new MutationObserver(() => {
      if (document.querySelector('aside')) together.push(question.isConnected)
    })
    watch.observe(document.body, { childList: true, subtree: true })
    // Its code is there and it has no delay: five frames later it would stand there.
    for (let frames = 0; frames < 5; frames += 1) await new Promise(requestAnimationFrame)
    await answer('Reject all')
    await named('aside', title)
    watch.disconnect()
    expect(together).not.toContain(true)
  })
})

describe('where nobody is asked', () => {
  test('TRK-03 everything is on in en-us until the shopper says otherwise at the foot of the page', async () => {
    screen = await openScreen('/en-us/cart')
    await fromFooter()
    expect((await box('Targeting')).checked).toBe(true)
    expect(document.querySelectorAll('.consent').length).toBe(0)
    await tick(/^Targeting$/)
    await pressAt(`${panel} button`, 'Save my choices')
    await expect.poll(kept).toEqual(['C0002', 'C0003'])
    await fromFooter()
    expect((await box('Targeting')).checked).toBe(false)
  })

  test('TRK-03 it speaks French', async () => {
    screen = await openScreen('/fr-fr/cart')
    await reads('.consent', 'Les cookies et votre vie privée')
    await answer('Tout refuser')
    await gone('.consent')
    await fromFooter('Choix de confidentialité')
    await named(panel, 'Choisir vos cookies')
    expect(kept()).toEqual([])
  })
})
