import { describe, expect, test } from 'vitest'
import { readFooter } from '../../../contracts/api/content/componentsApi.ts'
import { readContentPage } from '../../../contracts/api/content/contentApi.ts'
import { importContent } from '../../../server/content/importContent.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { sampleShop } from '../support/sampleShop.ts'

const shop = await closeAfterAll(sampleShop())
await importContent(shop.storage.db, 0)

/** All that a document says, as a reader of a European locale gets it; which space French sets does not matter. */
const pageIn = async (locale: string, key: string): Promise<string> => {
  const page = await shop.read(readContentPage, `/publish/caas/v1/canvas/page/EMEA/${key}`, { headers: { locale } })
  return JSON.stringify(page).replaceAll(/[\u00a0\u202f]/g, ' ')
}

describe.each([
  [
    'en-gb',
    'Provider',
    'I/We (*) hereby give notice that I/We (*) cancel',
    'Who is responsible',
    'How long we keep it',
  ],
  ['fr-fr', 'Éditeur', 'Je/Nous (*) vous notifie/notifions (*)', 'Qui est responsable', 'Combien de temps'],
  ['de-de', 'Anbieter', 'Hiermit widerrufe(n) ich/wir (*)', 'Wer verantwortlich ist', 'Wie lange wir es aufbewahren'],
  ['it-it', 'Titolare del sito', 'Con la presente io/noi (*)', 'Chi è responsabile', 'Per quanto tempo'],
  ['es-es', 'Titular', 'Por la presente le comunico/comunicamos (*)', 'Quién es responsable', 'Durante cuánto tiempo'],
])('the pages of law in %s', (locale, provider, form, responsible, kept) => {
  test('LAW-01 the imprint names who runs the shop, with address, email and phone', async () => {
    const page = await pageIn(locale, 'imprint')
    for (const words of [provider, '1420 Pearl Street', 'help@cairn.example', '+1 303 555 0142'])
      expect(page).toContain(words)
  })

  test('LAW-02 the right of withdrawal has its model form', async () => {
    const page = await pageIn(locale, 'withdrawal')
    expect(page).toContain(form)
    expect(page).toMatch(/\b14\b|quatorze|vierzehn/)
  })

  test('LAW-03 the privacy page names the controller, the legal bases and the periods', async () => {
    const page = await pageIn(locale, 'privacy')
    for (const words of [responsible, kept, 'privacy@cairn.example']) expect(page).toContain(words)
    expect(page).toMatch(/GDPR|RGPD|DSGVO/)
    for (const days of ['30', '180', '400']) expect(page).toContain(days)
  })
})

/** Statutory sentences, as nobody may shorten them. */
describe.each([
  [
    'en-gb',
    [
      'by a clear statement (e.g. a letter sent by post or e-mail). You may use the attached model cancellation form',
      'We may make a deduction from the reimbursement for loss in value of any goods supplied, if the loss is the result of unnecessary handling by you.',
      '(b) (if earlier) 14 days after the day you provide evidence that you have returned the goods, or (c) if there were no goods supplied',
      'I/We (*) cancel my/our (*) contract of sale of the following goods (*)/for the supply of the following service (*),',
    ],
  ],
  [
    'fr-fr',
    [
      'découlant du fait que vous avez choisi, le cas échéant, un mode de livraison autre que le mode moins coûteux de livraison standard proposé par nous) sans retard excessif',
      'Nous procéderons au remboursement en utilisant le même moyen de paiement que celui que vous aurez utilisé pour la transaction initiale',
      'Ce délai est réputé respecté si vous renvoyez le bien avant l’expiration du délai de quatorze jours.',
      'Nous prendrons en charge les frais de renvoi du bien.',
    ],
  ],
  [
    'de-de',
    [
      'Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist.',
      'die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich',
      'in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet',
      'Die Frist ist gewahrt, wenn Sie die Waren vor Ablauf der Frist von vierzehn Tagen absenden.',
    ],
  ],
  [
    'it-it',
    [
      'derivanti dalla Sua eventuale scelta di un tipo di consegna diverso dal tipo meno costoso di consegna standard da noi offerto), senza indebito ritardo',
      'in ogni caso, non dovrà sostenere alcun costo quale conseguenza di tale rimborso',
      'Il termine è rispettato se Lei rispedisce i beni prima della scadenza del periodo di 14 giorni.',
    ],
  ],
  [
    'es-es',
    [
      'resultantes de la elección por su parte de una modalidad de entrega diferente a la modalidad menos costosa de entrega ordinaria que ofrezcamos) sin ninguna demora indebida',
      'en todo caso, no incurrirá en ningún gasto como consecuencia del reembolso',
      'Se considerará cumplido el plazo si efectúa la devolución de los bienes antes de que haya concluido dicho plazo.',
    ],
  ],
])('the instructions on withdrawal in %s', (locale, sentences) => {
  test('LAW-12 are in the words of the law, with the address, phone and email that it asks for', async () => {
    const page = await pageIn(locale, 'withdrawal')
    for (const words of [...sentences, '+1 303 555 0142, help@cairn.example']) expect(page).toContain(words)
  })
})

test.each([
  ['en-gb', 'You can also electronically fill in and submit the model cancellation form', 'Cancel contract here'],
  ['fr-fr', 'Vous pouvez également exercer votre droit de rétractation en ligne', 'Renoncer au contrat ici'],
  ['de-de', 'Sie können Ihr Widerrufsrecht auch online', 'Vertrag widerrufen'],
  ['it-it', 'Lei può esercitare il diritto di recesso anche online', 'Recedere dal contratto qui'],
  ['es-es', 'También podrá usted ejercer el derecho de desistimiento en línea', 'Desistir del contrato aquí'],
])(
  'LAW-18 the instructions in %s name the online function and its receipt, with a link',
  async (locale, words, name) => {
    const page = await pageIn(locale, 'withdrawal')
    expect(page).toContain(words)
    expect(page).toContain('/withdraw')
    expect(page).toContain(name)
  },
)

test('LAW-12 the United Kingdom speaks of the right to cancel, and of nothing else', async () => {
  const page = await pageIn('en-gb', 'withdrawal')
  expect(page).toContain('Right to cancel')
  expect(page).not.toMatch(/withdraw from|of withdrawal/i)
})

describe('how disputes are settled', () => {
  test.each([
    ['fr-fr', 'Médiateur : Médiateur Exemple, 1 rue de l’Exemple, 75000 Paris, www.mediateur.example.'],
    ['de-de', 'nehmen wir nicht teil und sind dazu nicht verpflichtet'],
    ['it-it', 'art. 141-sexies del Codice del consumo'],
    ['es-es', 'Ley 7/2017'],
  ])('LAW-10 the imprint says in %s: %s', async (locale, words) => {
    expect(await pageIn(locale, 'imprint')).toContain(words)
  })

  test.each([
    ['fr-fr', 'Médiateur : Médiateur Exemple, 1 rue de l’Exemple, 75000 Paris, www.mediateur.example.'],
    ['de-de', 'nehmen wir nicht teil und sind dazu nicht verpflichtet'],
    ['it-it', 'art. 141-sexies del Codice del consumo'],
    ['es-es', 'Ley 7/2017'],
  ])('LAW-13 the terms say in %s: %s', async (locale, words) => {
    expect(await pageIn(locale, 'brand-terms')).toContain(words)
  })

  test('LAW-13 the terms of North America name no mediator of France', async () => {
    const page = await shop.read(readContentPage, '/publish/caas/v1/canvas/page/NA/brand-terms', {
      headers: { locale: 'fr-ca' },
    })
    expect(JSON.stringify(page)).not.toContain('Médiateur')
  })
})

describe('the links at the foot of every page', () => {
  const linked = async (locale: string): Promise<string> =>
    JSON.stringify(await shop.read(readFooter, readFooter.path, { headers: { locale } }))

  test.each([
    ['en-gb', 'Cancel contract here'],
    ['fr-fr', 'Renoncer au contrat ici'],
    ['de-de', 'Vertrag widerrufen'],
    ['it-it', 'Recedere dal contratto qui'],
    ['es-es', 'Desistir del contrato aquí'],
  ])('LAW-14 name the online function first in %s: %s', async (locale, name) => {
    const footer = await linked(locale)
    expect(footer).toContain(`"${name}"`)
    expect(footer.indexOf('"/withdraw"')).toBeGreaterThan(0)
    expect(footer.indexOf('"/withdraw"')).toBeLessThan(footer.indexOf('"/imprint"'))
  })

  test.each(['en-us', 'en-ca', 'fr-ca'])('LAW-14 have no such function in %s', async (locale) => {
    expect(await linked(locale)).not.toContain('/withdraw"')
  })

  test.each(['en-gb', 'fr-fr', 'de-de', 'it-it', 'es-es'])(
    'LAW-04 lead to imprint and withdrawal in %s',
    async (locale) => {
      const footer = await linked(locale)
      for (const path of ['/imprint', '/withdrawal', '/privacy', '/brand-terms']) expect(footer).toContain(`"${path}"`)
    },
  )

  test.each(['en-us', 'en-ca', 'fr-ca'])('LAW-04 leave out what %s does not have', async (locale) => {
    const footer = await linked(locale)
    for (const path of ['/imprint', '/withdrawal']) expect(footer).not.toContain(`"${path}"`)
    for (const path of ['/privacy', '/brand-terms']) expect(footer).toContain(`"${path}"`)
  })
})
