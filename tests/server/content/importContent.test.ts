import { describe, expect, test } from 'vitest'
import { readMenu } from '../../../contracts/api/content/contentApi.ts'
import { readFooter } from '../../../contracts/api/content/componentsApi.ts'
import { contentVersion } from '../../../server/content/contentState.ts'
import { importContent } from '../../../server/content/importContent.ts'
import { seedDocuments } from '../../../server/content/seed/seedDocuments.ts'
import { listPublications } from '../../../server/content/storedDocuments.ts'
import { sampleShop } from '../support/sampleShop.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { samplePage, saveAndPublish } from './sampleContent.ts'

const shop = await closeAfterAll(sampleShop())
const { db } = shop.storage
const documents = seedDocuments()

describe('importing the seed', () => {
  test('CMS-01 publishes each once, and leaves what an editor has made of it', async () => {
    await saveAndPublish(db, samplePage('home', 'Ours'))
    await importContent(db, 0)
    const version = await contentVersion(db)
    await importContent(db, 1)
    expect(await contentVersion(db)).toBe(version)
    const all = [...(await listPublications(db, 'NA')), ...(await listPublications(db, 'EMEA'))].flat()
    expect(all).toHaveLength(documents.length)
    expect(all.map(({ revision }) => revision)).toEqual(all.map(() => 1))
    const home = all.find(({ document }) => document.site === 'NA' && document.key === 'home')
    expect(home?.document.bodies['en']?.name).toBe('Ours (en)')
  })

  test('NAV-01 NAV-15 the menu has three levels, with a banner and visual selectors', async () => {
    const { items } = await shop.read(readMenu, '/publish/caas/v1/canvas/menu/NA', { headers: { locale: 'fr-ca' } })
    expect(items).toHaveLength(7)
    expect(items[0]).toMatchObject({
      title: 'Chaussures',
      columns: [{ children: [{ target: { url: '/c/hiking-boots-1010' } }, {}, {}, {}] }, {}, {}],
      menuBanner: { type: 'experiment', baselines: [{ type: 'linked-card' }] },
      visualSelectors: [{}, {}, {}, {}],
    })
  })

  test('CMS-61 the footer is in the language of the site', async () => {
    const footer = await shop.read(readFooter, readFooter.path, { headers: { locale: 'de-de' } })
    expect(footer.language).toBe('de')
    expect(footer.name).toBe('Fußzeile')
  })
})
