import { describe, expect, test } from 'vitest'
import { readFooter } from '../../../contracts/api/content/componentsApi.ts'
import { readContentPage } from '../../../contracts/api/content/contentApi.ts'
import { importContent } from '../../../server/content/importContent.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { sampleShop } from '../support/sampleShop.ts'

const shop = await closeAfterAll(sampleShop())
await importContent(shop.storage.db, 0)

/** All that a document says, as a reader of a European locale gets it. */
const pageIn = async (locale: string, key: string): Promise<string> =>
  JSON.stringify(await shop.read(readContentPage, `/publish/caas/v1/canvas/page/EMEA/${key}`, { headers: { locale } }))

describe.each([
  ['en-gb', 'Provider', 'I/We (*) hereby give notice', 'Who is responsible', 'How long we keep it'],
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

describe('how disputes are settled', () => {
  test.each([
    ['fr-fr', 'Médiateur : Médiateur Exemple, 1 rue de l’Exemple, 75000 Paris, www.mediateur.example.'],
    ['de-de', 'nehmen wir nicht teil und sind dazu nicht verpflichtet'],
    ['it-it', 'art. 141-sexies del Codice del consumo'],
    ['es-es', 'Ley 7/2017'],
  ])('LAW-10 the imprint says in %s: %s', async (locale, words) => {
    expect(await pageIn(locale, 'imprint')).toContain(words)
  })
})

describe('the links at the foot of every page', () => {
  const linked = async (locale: string): Promise<string> =>
    JSON.stringify(await shop.read(readFooter, readFooter.path, { headers: { locale } }))

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
