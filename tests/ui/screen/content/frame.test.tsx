// @vitest-environment happy-dom
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { readAugmentedPage, readFragment, readPopUps } from '../../../../contracts/api/content/contentApi.ts'
import { rememberPlace } from '../../../../ui/src/locale/placeChoice.ts'
import { openScreen, refuses, says } from '../openScreen.tsx'
import type { FixedAnswer, Screen } from '../openScreen.tsx'
import { textsOf } from '../pressing.ts'
import { toCart } from '../shopSteps.ts'
import { gone, key, named, pressAt, reads } from './onScreen.ts'
import { seededContent } from './seededContent.ts'

beforeAll(() => rememberPlace('US'))
let screen: Screen
afterEach(() => {
  localStorage.clear()
  screen.close()
  vi.useRealTimers()
})

const open = async (address: string, ...answers: readonly FixedAnswer[]) => {
  const locale = address.startsWith('/en-gb') ? 'en-gb' : 'en-us'
  screen = await openScreen(address, { answers: [...seededContent(locale), ...answers] })
}

describe('notices without a word in them', () => {
  const full = { id: 'full', richText: '<p>Free repairs</p>', richTextTree: ['Free repairs'] }
  const empty = { id: 'empty', richText: '<p> </p>', richTextTree: [{ tag: 'p', children: [' '] }] }
  const barOf = (...messages: readonly object[]) => ({
    id: 'bar',
    type: 'promo-bar',
    closable: true,
    messages: messages.map((each) => ({ ...each, type: 'promo-message', targets: [] })),
  })
  const benefits = { id: 'benefits', type: 'benefit-bar', title: 'Sixty days', targets: [], closeButton: false }
  const openWith = async (...messages: readonly object[]) => {
    const fragments: Readonly<Record<string, object>> = { 'promo-bar': barOf(...messages), 'benefit-bar': benefits }
    const answer = says(readFragment, ({ params: { fragmentId } }) => ({
      id: fragmentId,
      name: '',
      slots: { main: JSON.parse(JSON.stringify([fragments[fragmentId]])) as [] },
    }))
    await open('/en-us/track-order', answer)
    await named('.benefit-bar', 'Sixty days')
  }

  test('PROMO-04 a message is left out', async () => {
    await openWith(full, empty)
    await reads('.promo-bar', 'Free repairs')
    expect(document.querySelectorAll('.promo-bar li').length).toBe(1)
  })

  test('PROMO-04 the last message takes the bar with it', async () => {
    await openWith(empty)
    expect(document.querySelectorAll('.promo-bar').length).toBe(0)
  })
})

test('PROMO-14 a pop-up opens with its form: until the form’s code is here it stays small, so that nothing moves', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await open('/en-us/materials')
  await reads('.pop-up-small', 'A letter')
  const withoutForm: string[] = []
  const watch = new MutationObserver(() => {
    const opened = document.querySelector('.pop-up')
    if (opened && !opened.querySelector('form')) withoutForm.push(opened.textContent)
  })
  watch.observe(document.body, { subtree: true, childList: true })
  await vi.advanceTimersByTimeAsync(8_000)
  await reads('.pop-up form', 'Email')
  watch.disconnect()
  expect(withoutForm).toEqual([])
})

test('PROMO-11 a pop-up does not stand beside a cart', async () => {
  let asked = 0
  const popUps = seededContent().find(({ to }) => to.id === readPopUps.id)
  const noted: FixedAnswer = { to: readPopUps, answer: (input) => ((asked += 1), popUps!.answer(input)) }
  screen = await openScreen('/en-us/cart', { answers: [...seededContent(), noted], before: toCart })
  await expect.poll(() => asked).toBe(1)
  await named('main h1', 'Cart')
  expect(document.querySelectorAll('.pop-up, .pop-up-small').length).toBe(0)
  await pressAt('header a', /^Cairn/)
  await named('.pop-up-small', 'A letter')
})

test('PROMO-11 a pop-up does not stand beside a form for signing up', async () => {
  screen = await openScreen('/en-us/sign-up', { answers: seededContent() })
  await named('main button', 'Create account')
  expect(document.querySelectorAll('.pop-up, .pop-up-small').length).toBe(0)
  await pressAt('header a', /^Cairn/)
  await named('.pop-up-small', 'A letter')
})

test('PROMO-11 a pop-up makes room as soon as a form of the page is used, until another page', async () => {
  screen = await openScreen('/en-us/stores', { answers: seededContent() })
  await named('.pop-up-small', 'A letter')
  const form = document.createElement('form')
  form.append(document.createElement('input'))
  document.querySelector('main')?.append(form)
  form.querySelector('input')?.focus()
  await expect.poll(() => document.querySelectorAll('.pop-up, .pop-up-small').length).toBe(0)
  await pressAt('header a', /^Cairn/)
  await named('.pop-up-small', 'A letter')
})

describe('the menu', () => {
  const panel = '.department-menu:not([hidden])'
  const rest = (element: HTMLElement, type: 'pointerover' | 'pointerout') =>
    element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }))
  const department = (name: string) => named('.departments > li > a', name)
  /** What the page tells whoever counts. */
  const reported: { readonly name: string }[] = []
  addEventListener('cairn:engagement', (event) => {
    const { detail } = event as CustomEvent<{ readonly name: string }>
    if (detail.name.startsWith('menu')) reported.push(detail)
  })

  test('NAV-05 NAV-06 a pointer that rests on a department opens its panel: shop all, columns, banner, pictures', async () => {
    await open('/en-us/track-order')
    rest(await department('Footwear'), 'pointerover')
    await reads(panel, 'Shop all Footwear')
    await named(`${panel} a`, 'Hiking boots')
    await reads(panel, 'Your first pair of boots')
    await reads(panel, 'What is underfoot?')
    expect(document.querySelectorAll(`${panel} .visual-selectors img`).length).toBe(4)
    await pressAt(`${panel} button`, 'Close')
    await gone(panel)
  })

  test('NAV-07 NAV-09 Escape closes a panel that a pointer opened, and it stays closed under that pointer', async () => {
    await open('/en-us/track-order')
    reported.length = 0
    rest(await department('Women'), 'pointerover')
    await reads(panel, 'Shop all Women')
    // From then on it hears the keys.
    await expect.poll(() => reported.length).toBe(1)
    key(document.body, 'Escape')
    await expect
      .poll(() => reported)
      .toEqual([
        { name: 'menuOpened', entry: 'department-2000' },
        { name: 'menuClosed', entry: 'department-2000' },
      ])
    await gone(panel)
  })

  test('NAV-07 a panel closes when the pointer leaves, and when a page is opened from it', async () => {
    await open('/en-us/track-order')
    const word = await department('Footwear')
    rest(word, 'pointerover')
    await reads(panel, 'Shop all Footwear')
    rest(word, 'pointerout')
    await gone(panel)
    rest(word, 'pointerover')
    await pressAt(`${panel} a`, 'Sandals')
    await expect.poll(() => location.pathname).toBe('/en-us/c/sandals-1040')
    await gone(panel)
  })

  test('NAV-05 where a press is configured, hovering opens nothing and the word opens and closes the panel', async () => {
    await open('/en-gb/track-order')
    const word = await named('.departments > li > button', 'Footwear')
    rest(word, 'pointerover')
    expect(word.getAttribute('aria-expanded')).toBe('false')
    word.click()
    await reads(panel, 'Shop all Footwear')
    word.click()
    await gone(panel)
    word.click()
    await reads(panel, 'Shop all Footwear')
    key(document.body, 'Escape')
    await gone(panel)
  })

  test('NAV-16 on a phone leads to signing in, and to help and stores as the footer does', async () => {
    await open('/en-us/cart')
    await pressAt('header button', 'Menu')
    const signIn = await named('[role=dialog] a', 'Sign in')
    expect(signIn.getAttribute('href')).toBe('/en-us/account')
    await pressAt('[role=dialog] button', 'Help')
    await named('[role=dialog] a', 'Delivery')
    await pressAt('[role=dialog] a', 'Track order')
    await gone('[role=dialog]')
    expect(location.pathname).toBe('/en-us/track-order')
  })
})

describe('a page of content', () => {
  test('CMS-02 in French a link leads to the French document', async () => {
    screen = await openScreen('/fr-fr/wet-days', { answers: seededContent('fr-fr') })
    await pressAt('footer a', 'Livraison')
    await named('main h1', 'Livraison')
  })

  test('RT-13 the page about loyalty says what points are worth', async () => {
    await open('/en-us/loyalty')
    await reads('main', '500 points are a voucher of 5')
    expect(textsOf('main').join('')).not.toContain('no points programme')
  })

  test('CMS-02 links to the pages beside it stand above a hero, which still bears the title', async () => {
    await open('/en-us/wet-days')
    await named('main h1', 'Wet days are walking days')
    expect(document.querySelectorAll('main h1, main .content-head').length).toBe(1)
    expect(textsOf('main [data-block]')[0]).toContain('By weather')
  })

  test('ERR-32 a shop without a front page says that there is none', async () => {
    const home = refuses(readAugmentedPage, 'API404')
    const pages = seededContent().find(({ to }) => to.id === readAugmentedPage.id)
    const answer = (input: never) =>
      ((input as { readonly params: { readonly page: string } }).params.page === 'home' ? home : pages!).answer(input)
    await open('/en-us/track-order', { to: readAugmentedPage, answer })
    await pressAt('header a', /^Cairn/)
    await named('main h1', 'No trail leads here')
  })
})
