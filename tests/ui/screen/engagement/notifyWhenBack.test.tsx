// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import { notifyWhenBack } from '../../../../contracts/api/catalogue/productApi.ts'
import { named, pressAt, reads } from '../content/onScreen.ts'
import { loses, openScreen, refusal, refuses, says } from '../openScreen.tsx'
import type { FixedAnswer, Screen } from '../openScreen.tsx'
import { fill, valueOf } from '../pressing.ts'
import { sampleBoot } from '../../product/sampleBoot.ts'
import { sells } from './pieces.ts'

let screen: Screen
afterEach(() => screen.close())

/** Moss in size 9 is sold out from the start, 9½ is not. */
const at = async (size: string, locale: string, ...answers: readonly FixedAnswer[]) => {
  screen = await openScreen(`/${locale}/p/harrow-canvas-HARROWCANV?colour=MOSS&size=${size}`, {
    answers: [sells(sampleBoot), ...answers],
  })
}
const open = async (...answers: readonly FixedAnswer[]) => {
  await at('090', 'en-us', ...answers)
  await pressAt('main button', 'Notify me when available')
  await named('[role=dialog]', 'Notify me when available')
}
const send = () => pressAt('[role=dialog] button', 'Notify me')

describe('a size that is sold out', () => {
  test('CAT-09 takes an address, and another dialog says where the letter goes', async () => {
    await open(says(notifyWhenBack, { success: true }))
    await reads(
      '[role=dialog]',
      'Harrow Canvas, Moss, size 9 is sold out. We’ll email you once, when it’s back in stock.',
    )
    await fill('Email', 'wren@example.com')
    await send()
    await named('[role=dialog]', 'We’ll let you know')
    await reads('[role=dialog]', 'We’ll email wren@example.com when it’s back.')
  })

  test.each([
    {
      locale: 'en-us',
      button: 'Notify me when available',
      name: 'Notify me',
      label: 'Email',
      words: 'We already have this address. We will write once, when it is back.',
    },
    {
      locale: 'fr-fr',
      button: 'Me prévenir de son retour',
      name: 'Me prévenir',
      label: 'E-mail',
      words: 'Nous avons déjà cette adresse. Nous écrirons une fois, au retour de l’article.',
    },
  ])('CAT-09 says on $locale that the address is already known', async ({ locale, button, name, label, words }) => {
    await at('090', locale, refuses(notifyWhenBack, 'NTF409'))
    await pressAt('main button', button)
    await fill(label, 'piotr@example.com')
    await pressAt('[role=dialog] button', name)
    await reads('[role=dialog]', words)
  })

  test('CAT-09 says at the field that an address is none, and sends nothing', async () => {
    let calls = 0
    await open({ to: notifyWhenBack, answer: () => ((calls += 1), refusal('NTF409')) })
    await fill('Email', 'piotr')
    await send()
    const field = await named('[role=dialog] input', 'Email')
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
    expect(calls).toBe(0)
  })

  test('CAT-09 ERR-31 keeps the address that could not be sent, and the next press sends it', async () => {
    await open(loses(notifyWhenBack))
    await fill('Email', 'offline@example.com')
    await send()
    await reads('[role=dialog]', 'We couldn’t send this.')
    expect(valueOf('Email')).toBe('offline@example.com')
    screen.hears(says(notifyWhenBack, { success: true }))
    await send()
    await named('[role=dialog]', 'We’ll let you know')
  })
})

test('CAT-09 a size that is there offers no letter', async () => {
  await at('095', 'en-us')
  await named('main button', 'Add to cart')
  expect(document.querySelector('main')?.textContent).not.toContain('Notify me when available')
})
