// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { readAugmentedPage } from '../../../../contracts/api/content/contentApi.ts'
import { openContactCase, openWarrantyCase, readContactSubjects } from '../../../../contracts/api/serviceCaseApi.ts'
import { focusedName } from '../content/onScreen.ts'
import { inTurn, loses, openScreen, says } from '../openScreen.tsx'
import type { Screen } from '../openScreen.tsx'
import { choose, fill, press, sees, seesAt, textsOf, valueOf } from '../pressing.ts'

let screen: Screen
afterEach(() => screen.close())

test('ORD-12 I18N-01 in French: what it is about, an error at its field, and the number of the case', async () => {
  let sent: unknown
  screen = await openScreen('/fr-fr/help/contact-us', {
    answers: [
      says(readAugmentedPage, { id: 'contact-us', name: 'Contact', slots: { main: [] } }),
      says(readContactSubjects, [{ category: 'Produits', subjects: ['Quelle taille ?'] }]),
      says(openContactCase, ({ body }) => {
        sent = body
        return { caseId: 'CS-7' }
      }),
    ],
  })
  await choose('Quel est le sujet ?', 'Produits')
  await choose('Quel cas correspond le mieux ?', 'Quelle taille ?')
  await fill('E-mail', 'wren')
  await fill('Votre message', 'Mes pieds font 26,2 cm.')
  await press('Envoyer le message')
  await press('E-mail')
  await expect.poll(() => document.activeElement?.id).toBe('case-email')
  await seesAt('E-mail', 'L’adresse e-mail n’est pas valide')
  expect(sent).toBeUndefined()
  await fill('E-mail', 'wren.holloway@example.com')
  await press('Envoyer le message')
  await sees('main [role=status]', /^Merci, nous avons bien reçu votre message. Son numéro est CS-7/)
  expect(sent).toMatchObject({ category: 'Produits', subject: 'Quelle taille ?', email: 'wren.holloway@example.com' })
})

test('ORD-11 a repair is asked for once the form is whole, and what was typed stays while nobody answers', async () => {
  screen = await openScreen('/en-us/help/warranty?order=CN-1', {
    answers: [inTurn(loses(openWarrantyCase), says(openWarrantyCase, { caseId: 'CS-8' }))],
  })
  await press('Request a repair')
  await expect.poll(focusedName).toMatch(/^Three things need your attention/)
  await fill('Product', 'Harrow Mid')
  await fill('What happened?', 'The left sole came off on a scree.')
  await fill('Email', 'wren@example.com')
  await press('Request a repair')
  await sees('main .refusal p', /What you typed is still here/)
  expect(['Order number', 'Product', 'What happened?', 'Email'].map(valueOf)).toEqual([
    'CN-1',
    'Harrow Mid',
    'The left sole came off on a scree.',
    'wren@example.com',
  ])
  await press('Request a repair')
  await sees('main [role=status]', /^Thanks, we have your message. Its number is CS-8/)
})

test('ORD-11 VAL-01 an error goes once its field is right, and comes back only with the next press', async () => {
  screen = await openScreen('/en-us/help/warranty?order=CN-1', { answers: [] })
  const inSummary = () => textsOf('main .refusal a')
  await press('Request a repair')
  await seesAt('Product', 'This field is required')
  await fill('Product', 'Harrow Mid')
  await seesAt('Product', '')
  expect(inSummary()).toEqual(['What happened?', 'Email'])
  await fill('What happened?', 'The left sole came off on a scree.')
  await fill('Email', 'wren@example.com')
  await expect.poll(inSummary).toEqual([])
  await fill('Product', ' ')
  await seesAt('Product', '')
  expect(inSummary()).toEqual([])
  await press('Request a repair')
  await seesAt('Product', 'This field is required')
  expect(inSummary()).toEqual(['Product'])
})
